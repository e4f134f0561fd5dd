import { expect, it } from "vitest";
import { plain, signed } from "../src/lib/numbers";

it("prints numbers with a minus sign, and changes with a sign of their own", () => {
  expect([plain(-31), plain(0), plain(7)]).toEqual(["−31", "0", "7"]);
  expect([signed(-2), signed(3)]).toEqual(["−2", "+3"]);
});
