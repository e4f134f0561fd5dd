import { describe, expect, it } from "vitest";
import { Choosing } from "../src/lib/choosing.svelte";
import type { MoveOffer } from "../src/lib/protocol";
import { Reach } from "../src/games/caverna/reach.svelte";
import { bundleOf, bundleText, contentOf, squaresOf, type Catalogue, type PlayerView } from "../src/games/caverna/view";
import { halvesOf, pricesIn, signs } from "../src/games/caverna/signs";

function offer(move: string, picks: string[], side = false): MoveOffer {
  return { move, picks, side };
}

function choosing(offers: MoveOffer[]): { choosing: Choosing; reach: Reach; sent: string[] } {
  const sent: string[] = [];
  const made = new Choosing(
    ({ move }) => sent.push(move),
    () => false,
  );
  made.reset(offers);
  return { choosing: made, reach: new Reach(made, (id) => id === "tile:dwelling"), sent };
}

describe("Caverna's squares", () => {
  it("are the 24 of the board while nothing lies beside it", () => {
    const { squares, columns, left } = squaresOf(["c1r1", "c6r4"]);
    expect([squares.length, columns, left]).toEqual([24, 6, 1]);
  });

  it("grow by those around the board that are used", () => {
    const { squares, columns, left, top } = squaresOf(["c0r2", "c4r5"]);
    expect(squares).toContain("c0r2");
    expect(squares).toContain("c4r5");
    expect([squares.length, columns, left, top]).toEqual([26, 7, 0, 1]);
  });

  it("tell fields apart from their crops", () => {
    const player = { squares: { c1r1: "field+2grain", c4r3: "cavern" } } as unknown as PlayerView;
    expect(contentOf(player, "c1r1")).toEqual({ tile: "field", crop: "grain", tokens: 2 });
    expect(contentOf(player, "c4r3").tile).toBe("cavern");
    expect([contentOf(player, "c2r1").tile, contentOf(player, "c5r1").tile]).toEqual(["forest", "mountain"]);
  });
});

describe("Caverna's bundles", () => {
  it("are written in the order of the goods", () => {
    expect(bundleText({ stone: 3, wood: 4 })).toBe("4wood+3stone");
    expect(bundleText({})).toBe("0");
    expect(bundleOf("4wood+2wild_boar")).toEqual({ wood: 4, wild_boar: 2 });
  });
});

describe("Caverna's tiles", () => {
  it("fall into halves", () => {
    const catalogue = {
      homeboard: { twin_tile: [{ id: "ore_mine_deep_tunnel", halves: ["ore_mine", "deep_tunnel"] }] },
    } as unknown as Catalogue;
    expect(halvesOf(catalogue, "ore_mine_deep_tunnel")).toEqual(["ore_mine", "deep_tunnel"]);
    expect(halvesOf(catalogue, "small_pasture")).toEqual(["small_pasture"]);
  });

  it("are signs on the spaces that place them", () => {
    const action = {
      op: "and_or",
      steps: [{ do: "take_accumulated" }, { do: "place_twin_tile", tiles: ["cavern_tunnel"] }],
    };
    expect(signs(action)).toEqual([{ tile: "cavern_tunnel" }]);
  });
});

describe("Touching a square first", () => {
  it("picks the tile on the way when only one leads there", () => {
    const { reach, sent } = choosing([
      offer("small_pasture c2r4", ["tile:small_pasture", "square:c2r4"]),
      offer("small_pasture c1r4", ["tile:small_pasture", "square:c1r4"]),
      offer("take", ["take"]),
    ]);
    expect(reach.canPick("square:c2r4")).toBe(true);
    reach.pick("square:c2r4");
    expect(sent).toEqual(["small_pasture c2r4"]);
  });

  it("is kept in mind when several tiles can go there", () => {
    const {
      choosing: made,
      reach,
      sent,
    } = choosing([
      offer("small_pasture c2r4", ["tile:small_pasture", "square:c2r4"]),
      offer("small_pasture c1r4", ["tile:small_pasture", "square:c1r4"]),
      offer("stable c2r4", ["piece:stable", "square:c2r4"]),
      offer("stable c1r4", ["piece:stable", "square:c1r4"]),
    ]);
    reach.pick("square:c2r4");
    expect([reach.aimed, sent]).toEqual(["square:c2r4", []]);
    made.pick("piece:stable");
    reach.arrive();
    expect([reach.aimed, sent]).toEqual([null, ["stable c2r4"]]);
  });

  it("begins no free action and no furnishing by itself", () => {
    const { reach } = choosing([
      offer("buy_tile meadow c1r1", ["do:buy_tile", "tile:meadow", "square:c1r1"], true),
      offer("furnish dwelling c4r3 0", ["tile:dwelling", "square:c4r3", "payment:0"]),
      offer("take", ["take"]),
    ]);
    expect([reach.canPick("tile:meadow"), reach.canPick("square:c4r3")]).toEqual([false, false]);
  });
});

describe("a cavern that is touched before its furnishing is chosen", () => {
  const tiles = [offer("choose dwelling", ["tile:dwelling"]), offer("gain", ["gain"])];
  const sites = ["c4r3", "c5r4"].map((square) =>
    offer(`furnish dwelling ${square} 4wood`, [`square:${square}`, "payment:4wood"]),
  );

  it("is furnished as soon as the furnishing is chosen", () => {
    const made = choosing(tiles);
    made.reach.reserve("square:c5r4");
    made.choosing.reset(tiles);
    made.reach.renew();
    expect([made.reach.wanted, made.reach.isPicked("square:c5r4")]).toEqual(["square:c5r4", true]);
    made.choosing.reset(sites);
    made.reach.renew();
    expect([made.sent, made.reach.wanted]).toEqual([["furnish dwelling c5r4 4wood"], null]);
  });

  it("is forgotten when it is touched again, or when it does not do", () => {
    const made = choosing(tiles);
    made.reach.reserve("square:c5r4");
    made.reach.reserve("square:c5r4");
    expect(made.reach.wanted).toBeNull();
    made.reach.reserve("square:c6r1");
    made.choosing.reset(sites);
    made.reach.renew();
    expect([made.sent, made.reach.wanted]).toEqual([[], null]);
  });
});

describe("prices", () => {
  it("are found wherever the market stands in an action", () => {
    const market = { do: "market_buy", gold_prices: { dog: 2 } };
    expect(pricesIn([{ do: "gain" }, { op: "then", steps: [{ do: "gain" }, { op: "repeat", step: market }] }])).toEqual(
      {
        dog: 2,
      },
    );
  });
});
