// A person at a table: the connection, what has been made of its newest frame, and what they have been told.
//
// The screen around it draws; boards get `touchable`. Nothing here knows the document but the stage that is given.

import { tick, untrack } from "svelte";
import { fetchAhead, partOf } from "../games";
import { api, sentence } from "./api";
import { Choosing } from "./choosing.svelte";
import { TableConnection } from "./connection.svelte";
import { Film } from "./film.svelte";
import type { GamePart } from "./game";
import { learn, say, sayMove } from "./messages.svelte";
import { fly, glide, remember, travel } from "./motion";
import type { Pickable } from "./pick.svelte";
import type { Advice, Card, Changes, Components, Frame, Preview } from "./protocol";
import { go } from "./route.svelte";
import { motion, settings } from "./settings.svelte";
import { wear } from "./seats";
import { soundFrame } from "./sound";
import { Steps } from "./steps.svelte";
import { acts, changes, type Act } from "./story";

/** How long someone looks at a move before we ask the server what it would bring. */
const GLANCE = 150;
/** How long an act of others is shown, and what follows from it; nobody ever waits longer than the last of these. */
const BEAT = 1000;
const AFTERBEAT = 220;
const LONGEST = 1600;
/** The page waits this long before it answers for someone, so that they see it. */
const ANSWER = 320;
/** Lines of the log that may belong to what is being told. */
const RECENT = 80;

export class Sitting {
  connection: TableConnection | null = $state.raw(null);
  game = $state("");
  kit: Components | null = $state.raw(null);
  /** What the game brings to the page. */
  page: GamePart | null = $state.raw(null);
  mySeats: number[] = $state.raw([]);
  /** Whether this person made the table. */
  owner = $state(false);
  /** Why something cannot be picked. */
  reason: { text: string; ruling: string } | null = $state.raw(null);
  /** What a bot would do, and why, if it says so. */
  advice: { move: string; why: Advice | null } | null = $state.raw(null);
  /** A hint has been asked for and is being thought about. */
  hinting = $state(false);
  problem = $state("");
  /** What has just happened, for screen readers. */
  announcement = $state("");
  /** The seat the screen is being passed to. */
  curtain: number | null = $state(null);
  /** How many moves were made from here. */
  made = $state(0);
  /** Where the board is drawn; set by the screen. */
  stage: HTMLElement | undefined = $state.raw();

  readonly frame = $derived(this.connection?.frame ?? null);
  readonly names = $derived(
    this.connection?.table?.seats.map((seat) => seat.name || say("core-seat", { number: seat.seat + 1 })) ?? [],
  );
  readonly scores = $derived.by(() => {
    const { frame, page } = this;
    if (!frame || !page) return [];
    const live = page.scores(frame.view);
    return live.length ? live : (frame.scores ?? []);
  });
  readonly myTurn = $derived((this.frame?.moves.length ?? 0) > 0);
  readonly live = $derived(this.connection?.status === "live");
  readonly winners = $derived(this.frame?.standings?.[0]?.[1] ?? []);
  /** The seat to look from; null for those who watch. */
  readonly own = $derived(this.connection?.seat ?? null);
  /** The viewer's own seat that a bot plays for. */
  readonly away = $derived(this.mySeats.find((seat) => this.connection?.table?.seats[seat]?.bot) ?? null);
  /** What others did since the viewer's own last move. */
  readonly news = $derived.by((): Act[] => {
    const { log } = this.connection ?? {};
    if (!log || (this.own !== null && log.ownPly === 0)) return [];
    const recent = log.lines.slice(-RECENT).filter((line) => line.ply > log.ownPly);
    return acts(recent).filter((act) => act.seat !== this.own);
  });
  /** What the viewer's own turn has cost and brought so far. */
  readonly spent = $derived.by(() => {
    const { own } = this;
    if (!this.connection || own === null || !this.myTurn) return [];
    const recent = this.connection.log.lines.slice(-RECENT);
    const last = recent.findLastIndex((line) => line.seat !== null && line.seat !== own);
    return changes(recent.slice(last + 1), own);
  });
  /** The viewer's points when the turn began; null if nobody saw that. */
  before: number | null = $state(null);
  readonly steps = new Steps();
  readonly film = new Film();
  readonly told = $derived(this.reason ?? this.connection?.refusal ?? null);

  readonly choosing = new Choosing(
    (offer) => {
      // One command at a time: what is chosen while one is on its way is chosen again after its answer.
      if (this.connection?.waiting) this.choosing.reset(this.frame?.moves ?? []);
      else {
        this.made += 1;
        this.#play(offer.move);
      }
    },
    () => settings.confirm,
  );
  readonly touchable: Pickable = {
    choosing: this.choosing,
    explain: (...picks) => this.explain(...picks),
    stepBack: () => this.stepBack(),
    card: (component) => this.card(component),
    cite: (ruling) => this.cite(ruling),
  };

  /** Opens the rules at a paragraph; set by the screen. */
  cite: (ruling: string) => void = () => undefined;

  readonly #cards = new Map<string, Promise<Card | null>>();
  /** What looked-at moves would bring, according to the server. */
  readonly #previews = new Map<string, Preview>();

  constructor(
    readonly id: string,
    readonly link: string,
  ) {
    // Another language: the names of components come again, and the server speaks it from now on.
    let spoken = settings.language;
    $effect(() => {
      if (settings.language === spoken || !this.game) return;
      spoken = settings.language;
      void learn(this.game).then((fresh) => (this.kit = fresh));
      untrack(() => this.connection?.again());
    });
    $effect(() => this.#preview());
    $effect(() => {
      wear(this.own, settings.colour);
      return () => wear(null, null);
    });
    // People who want to confirm moves are asked only about those that cannot be taken back.
    $effect(() => {
      if (this.choosing.ready && this.choosing.preview?.final === false) this.choosing.confirm();
    });
    void this.#arrive();
  }

  leave(): void {
    this.film.stop();
    clearTimeout(this.#answering);
    this.connection?.close();
  }

  #play(move: string): void {
    if (!this.connection || this.connection.waiting) return;
    this.steps.sent(move);
    this.connection.play(move);
  }

  async #arrive(): Promise<void> {
    try {
      const card = await api.table(this.id, this.link);
      this.mySeats = card.mine;
      this.owner = card.owner;
      const game = card.table.game;
      fetchAhead(game);
      this.kit = await learn(game);
      this.page = await partOf(game, this.kit);
      this.game = game;
      const first = card.deciding.find((seat) => this.mySeats.includes(seat)) ?? this.mySeats[0] ?? null;
      if (this.mySeats.length > 1 && settings.curtain && card.table.status === "running") this.curtain = first;
      this.#open(first);
    } catch (error) {
      this.problem = sentence(error, say("page-offline"));
    }
  }

  /** A seat was taken or given up while the table waits: look from there. */
  async reseat(): Promise<void> {
    const card = await api.table(this.id, this.link);
    const before = this.mySeats.join();
    this.mySeats = card.mine;
    this.owner = card.owner;
    if (this.mySeats.join() !== before) this.#open(this.mySeats[0] ?? null);
  }

  #open(seat: number | null): void {
    const fresh = new TableConnection(this.id, seat, () => settings.language, this.link);
    let places: ReturnType<typeof remember> = new Map();
    fresh.pace = (frame, behind) => this.#pause(frame, behind);
    fresh.beforeFrame = () => (places = this.stage ? remember(this.stage) : new Map());
    fresh.afterFrame = (frame, before, isOwn) => {
      this.#take(frame, before, isOwn);
      soundFrame(this.page?.sounds ?? {}, frame, before, fresh.seat);
      void tick().then(() => {
        const { stage, page } = this;
        if (!stage || this.curtain !== null) return;
        // Goods fly to where things will stand.
        if (before && frame.ply > before.ply && page) fly(document, places, frame.events, page.symbolOf);
        glide(stage, places);
      });
      this.#handOver(fresh, frame);
    };
    this.connection?.close();
    this.connection = fresh;
  }

  /** For how long a frame of others stands before the next one. */
  #pause(frame: Frame | Changes, behind: number): number {
    if (document.hidden || this.curtain !== null || this.myTurn) return 0;
    const told = acts(frame.events.map((event) => ({ ...event, ply: 0 }))).filter(
      (act) => act.seat !== null && act.seat !== this.own,
    );
    const beats = told.length > 0 ? motion(BEAT) * Math.min(told.length, 2) : motion(AFTERBEAT);
    return Math.min(LONGEST, beats / (1 + behind / 4));
  }

  /** A touch ends the telling; returns whether anything was being told. */
  hurry(): boolean {
    const was = this.film.stop();
    return (this.connection?.hurry() ?? false) || was;
  }

  /** Show again what others did since the viewer's own last move. */
  async watchAgain(): Promise<void> {
    const { stage, page } = this;
    const plies = [...new Set(this.news.map((act) => act.ply))];
    if (!stage || !page) return;
    const fetch = (ply: number) => api.replay(this.id, ply, settings.language, this.own, this.link);
    await this.film
      .play(plies, fetch, (change, next) => travel(stage, change, next.events, page.symbolOf))
      .catch((error: unknown) => {
        this.film.stop();
        this.problem = sentence(error, say("page-offline"));
      });
  }

  #answering: ReturnType<typeof setTimeout> | undefined;

  /** Answer whatever has one sensible answer, unless the person has stepped back to it. */
  #answer(frame: Frame, isBack: boolean): void {
    clearTimeout(this.#answering);
    const { own, page } = this;
    const offer = own === null || isBack ? null : (page?.forced?.(frame, own) ?? null);
    if (!offer) return;
    this.#answering = setTimeout(() => {
      if (this.frame === frame && this.live && this.choosing.picked.length === 0) this.#play(offer.move);
    }, motion(ANSWER));
  }

  #take(frame: Frame, before: Frame | null, isOwn: boolean): void {
    this.reason = null;
    const isBack = (frame.record ?? 0) < (before?.record ?? 0);
    if (isBack) this.steps.back();
    else if (frame.moves.length === 0) this.steps.clear();
    if (frame.moves.length > 0 && before?.moves.length === 0) this.before = this.#total(frame);
    this.announcement = frame.events.map((event) => event.text).join(" ");
    // Someone else's answer does not touch what is half chosen here.
    const isSame = !isOwn && !this.connection?.waiting && before?.decision?.kind === frame.decision?.kind;
    if (isSame) this.choosing.renew(frame.moves);
    else {
      this.advice = null;
      this.choosing.reset(frame.moves);
    }
    this.#answer(frame, isBack);
  }

  #total(frame: Frame): number | null {
    const scores = this.page?.scores(frame.view) ?? [];
    return this.own === null ? null : (scores[this.own]?.total ?? null);
  }

  // Hot-seat: look from whichever of the viewer's seats has to decide, behind a curtain while the screen is passed on.
  #handOver(table: TableConnection, frame: Frame): void {
    if (frame.over) this.curtain = null;
    if (this.mySeats.length < 2 || frame.over || frame.moves.length > 0) return;
    const next = frame.decision?.seats.find((seat) => this.mySeats.includes(seat) && !table.table?.seats[seat]?.bot);
    if (next === undefined || next === table.seat) return;
    if (settings.curtain) this.curtain = next;
    table.look(next);
  }

  /** What the move being looked at would bring, asked of the server and remembered. */
  #preview(): (() => void) | undefined {
    const offer = this.choosing.regarded;
    const { own: seat, frame } = this;
    const key = `${frame?.ply}/${seat}/${settings.language}/${offer?.move}`;
    const known = this.#previews.get(key) ?? null;
    untrack(() => (this.choosing.preview = known));
    if (!offer || seat === null || known || !this.live || !frame) return undefined;
    const timer = setTimeout(() => {
      // A move is on its way: what this one would have brought no longer matters.
      if (this.connection?.waiting) return;
      void api.preview(this.id, offer.move, settings.language, seat, frame.ply).then(
        (answer) => {
          if (!answer) return;
          this.#previews.set(key, answer);
          if (this.choosing.regarded === offer) this.choosing.preview = answer;
        },
        () => undefined,
      );
    }, GLANCE);
    return () => clearTimeout(timer);
  }

  /** A component explained, as it is at this moment; asked once a moment. */
  card(component: string): Promise<Card | null> {
    const key = `${this.frame?.ply}/${this.own}/${settings.language}/${component}`;
    let coming = this.#cards.get(key);
    if (!coming) {
      coming = api.card(this.id, component, settings.language, this.own, this.link).catch(() => null);
      this.#cards.set(key, coming);
    }
    return coming;
  }

  /** Touching what is not offered says why, with the ruling. */
  explain(...picks: string[]): void {
    const { connection, frame: asked } = this;
    const decision = asked?.decision;
    if (!connection || !asked || !decision) return;
    if (asked.moves.length === 0) {
      this.reason = { text: this.waitsFor(), ruling: "" };
      return;
    }
    // Several at once are all that has been picked.
    void connection.whyNot(picks.length > 1 ? picks : [...this.choosing.picked, ...picks]).then((answer) => {
      if (this.frame !== asked) return;
      const text = answer?.text || say("page-not-now", { decision: decision.text });
      this.reason = { text, ruling: answer?.ruling ?? "" };
    });
  }

  /** Who decides, while the viewer waits. */
  waitsFor(): string {
    const others = this.frame?.decision?.seats.map((seat) => this.names[seat] ?? "") ?? [];
    return say("page-not-your-turn", { names: others, count: others.length });
  }

  /** Clear what was said; returns whether there was anything. */
  hush(): boolean {
    if (!this.told && !this.advice) return false;
    [this.reason, this.advice] = [null, null];
    if (this.connection) this.connection.refusal = null;
    return true;
  }

  /** Redo what was taken back. */
  stepForth(): void {
    const move = this.steps.ahead.at(-1);
    if (move !== undefined && this.frame?.moves.some((offer) => offer.move === move)) this.#play(move);
  }

  stepBack(): boolean {
    const { connection } = this;
    if (!connection?.frame?.can_undo || !this.myTurn || connection.waiting || !this.live) return false;
    connection.undo();
    return true;
  }

  /** What to advise instead of a bot's move, of those that are offered; set by a lesson. */
  adviser: ((offered: ReadonlySet<string>) => string | null) | null = null;

  /** Set by a puzzle: nobody helps. */
  puzzled = $state(false);

  /** Whether there are no hints here. */
  get unaided(): boolean {
    const table = this.connection?.table;
    return this.puzzled || Boolean(table?.rated || table?.daily);
  }

  async hint(): Promise<void> {
    if (this.unaided || this.hinting) return;
    const { adviser, connection } = this;
    if (adviser) {
      this.#advise(adviser(new Set(this.frame?.moves.map(({ move }) => move))), null);
      return;
    }
    this.hinting = true;
    const answer = await connection?.hint();
    this.hinting = false;
    if (answer?.text) this.reason = { text: answer.text, ruling: "" };
    this.#advise(answer?.move, answer?.advice ?? null);
  }

  /** Show what to do: only what is still offered, for others may have moved in the meantime. */
  #advise(move: string | null | undefined, why: Advice | null): void {
    const offer = this.frame?.moves.find((offered) => offered.move === move);
    if (!offer || !this.kit) return;
    this.choosing.hinted = offer;
    this.advice = { move: offer.move, why };
  }

  /** A move as people say it; for one that is offered, with what lies where it leads. */
  inWords(move: string): string {
    const said = sayMove(this.game, move, this.kit?.fields[move.split(" ")[0] ?? ""] ?? []);
    const last = this.frame?.moves.find((offer) => offer.move === move)?.picks.at(-1);
    const holds = last === undefined ? undefined : this.choosing.holds.get(last);
    return holds ? `${said}: ${holds}` : said;
  }

  async rematch(): Promise<void> {
    const card = await api.rematch(this.id);
    go(`/table/${card.table.id}`);
  }

  /** Ask for a pause or agree to it; or go on. */
  pause(on: boolean): void {
    const done = on ? api.pause(this.id) : api.resume(this.id);
    void done.catch((error: unknown) => (this.problem = sentence(error, say("page-offline"))));
  }

  comeBack(): void {
    void api.comeBack(this.id).catch((error: unknown) => (this.problem = sentence(error, say("page-offline"))));
  }
}
