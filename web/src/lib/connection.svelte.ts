// A table as the page sees it: the newest frame, and commands that survive a lost connection.
//
// The connection reopens by itself whenever it is lost; the page never needs a reload. A command that was not answered,
// or that the server cannot yet say was done, is sent again under the same key, so nothing is lost and nothing is done
// twice. While the connection is not live, the board is shown as what it is: the last known one. A server whose
// database was restored says so in its welcome, and everything starts afresh.

import { changedView } from "./changes";
import { Logbook } from "./logbook.svelte";
import { Pacer } from "./pacer";
import {
  VERSION,
  type Answer,
  type Changes,
  type ClientMessage,
  type Frame,
  type PlayMove,
  type Proposal,
  type Said,
  type Say,
  type SayPhrase,
  type ServerMessage,
  type TableInfo,
} from "./protocol";
import type { Phrase } from "./phrases";

export type Status = "connecting" | "live" | "lost" | "refused";

const PAUSES = [200, 500, 1000, 2000, 4000];
/** After this long without a word we ask the server for one, and give it this long to answer. */
const SILENCE = 20_000;
const PATIENCE = 8_000;
/** How long to wait before asking again what the server could not answer. */
const DOUBT = 1_000;
/** What the server says when it can answer later. */
const FOR_NOW = ["too_fast", "try_again", "storage", "disk_full", "read_only"];

export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class TableConnection {
  status: Status = $state("connecting");
  problem = $state("");
  table: TableInfo | null = $state(null);
  frame: Frame | null = $state.raw(null);
  /** When the frame came, on the page's own clock: what the players' clocks count down from. */
  frameAt = $state(0);
  readonly log = new Logbook();
  chat: Said[] = $state.raw([]);
  /** Whom the reader has muted, by speaker, with the id to unmute them by. */
  muted: ReadonlyMap<string, string> = $state.raw(new Map());
  /** The reader's own mark in the chat. */
  speaker = $state("");
  /** What the reader wants to read of the chat. */
  readonly heard = $derived(this.chat.filter((said) => !this.muted.has(said.speaker ?? "")));
  present: number[] = $state.raw([]);
  spectators = $state(0);
  proposal: Proposal | null = $state.raw(null);
  refusal: { text: string; ruling: string } | null = $state.raw(null);
  waiting = $state(false);
  seat: number | null = $state(null);

  #socket: WebSocket | null = null;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #pending: (ClientMessage & { key: string }) | null = null;
  /** What was said and not acknowledged yet. */
  #unsaid = new Map<string, ClientMessage>();
  #doubt: ReturnType<typeof setTimeout> | undefined;
  #inDoubt = false;
  #epoch: string | null = null;
  #asked: Frame["decision"] = null;
  /** The seat to look from after the last command has its answer. */
  #nextSeat: number | null | undefined;
  #answers = new Map<string, (answer: Answer | null) => void>();
  #closed = false;
  #wantsWhole = false;
  /** Called with every new frame, before it is shown: the moment to remember where things are. */
  beforeFrame: (() => void) | null = null;
  /** For how long others' move is looked at before the next one; without it nothing waits. */
  pace: ((frame: Frame | Changes, behind: number) => number) | null = null;
  readonly #pacer = new Pacer<ServerMessage>(
    (message) => this.#receive(message),
    (message, behind) => this.#pause(message, behind),
  );
  /** `isOwn` says that it answers a command from here. */
  afterFrame: ((frame: Frame, before: Frame | null, isOwn: boolean) => void) | null = null;

  constructor(
    readonly id: string,
    seat: number | null,
    private readonly lang: () => string,
    readonly link = "",
  ) {
    this.seat = seat;
    addEventListener("offline", this.#drop);
    addEventListener("online", this.#retry);
    this.#open();
  }

  /** Others' moves that are still being told are shown at once; returns whether there were any. */
  hurry(): boolean {
    return this.#pacer.hurry();
  }

  close(): void {
    this.#closed = true;
    this.#pacer.stop();
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
    clearTimeout(this.#doubt);
    removeEventListener("offline", this.#drop);
    removeEventListener("online", this.#retry);
    this.#socket?.close();
  }

  /** Greet the server again: in another language, for instance. */
  again(): void {
    this.#wantsWhole = true;
    this.#drop();
    this.#retry();
    this.status = "connecting";
  }

  play(move: string): void {
    if (!this.frame || this.waiting) return;
    this.#asked = this.frame.decision;
    this.#command({ type: "move", key: newKey(), ply: this.frame.ply, move });
  }

  undo(): void {
    if (this.frame) this.#command({ type: "undo", key: newKey(), ply: this.frame.ply });
  }

  consent(agree: boolean): void {
    if (this.frame) this.#command({ type: "consent", key: newKey(), ply: this.frame.ply, agree });
  }

  say(text: string): void {
    this.#utter({ type: "say", key: newKey(), text });
  }

  sayPhrase(phrase: Phrase): void {
    this.#utter({ type: "phrase", key: newKey(), phrase });
  }

  #utter(message: Say | SayPhrase): void {
    this.#unsaid.set(message.key, message);
    this.#send(message);
  }

  /** Look from another seat; once a command has its answer, which belongs to the seat that gave it. */
  look(seat: number | null): void {
    if (this.#pending) {
      this.#nextSeat = seat;
      return;
    }
    this.seat = seat;
    this.#wantsWhole = true;
    this.#send({ type: "look", seat });
  }

  /** Why a move cannot be made, or, without one, why the last of these picks cannot be made after the others. */
  whyNot(picks: readonly string[]): Promise<Answer | null> {
    return this.#ask({ type: "why_not", id: newKey(), picks: [...picks] });
  }

  hint(): Promise<Answer | null> {
    return this.#ask({ type: "hint", id: newKey() });
  }

  /** An answer, or null if the server has none or the connection is lost in the meantime. */
  #ask(message: ClientMessage & { id: string }): Promise<Answer | null> {
    return new Promise((resolve) => {
      this.#answers.set(message.id, resolve);
      if (!this.#send(message)) this.#giveUp();
    });
  }

  #giveUp(): void {
    for (const resolve of this.#answers.values()) resolve(null);
    this.#answers.clear();
  }

  #command(message: ClientMessage & { key: string }): void {
    if (this.waiting) return;
    this.refusal = null;
    this.waiting = true;
    this.#pending = message;
    this.#send(message);
  }

  #send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws`);
    this.#socket = socket;
    socket.onopen = () => {
      const ply = this.frame && !this.#wantsWhole ? this.frame.ply : null;
      const { id: table, seat, link } = this;
      this.#send({ type: "hello", table, seat, ply, lang: this.lang(), link, version: VERSION });
      this.#listen();
    };
    socket.onmessage = (event) => {
      if (this.#socket !== socket) return;
      this.#pacer.take(JSON.parse(String(event.data)) as ServerMessage);
      this.#listen();
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  #lost(): void {
    clearTimeout(this.#silence);
    clearTimeout(this.#timer);
    this.#socket = null;
    this.#giveUp();
    if (this.#closed || this.status === "refused") return;
    this.status = "lost";
    const pause = PAUSES[Math.min(this.#attempt++, PAUSES.length - 1)]!;
    this.#timer = setTimeout(() => this.#open(), pause);
  }

  /** A silent connection may be dead without anyone having noticed. */
  #listen(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      this.#send({ type: "refresh" });
      this.#silence = setTimeout(this.#drop, PATIENCE);
    }, SILENCE);
  }

  #drop = (): void => {
    const socket = this.#socket;
    if (!socket) return;
    this.#lost();
    socket.close();
  };

  #retry = (): void => {
    if (this.status !== "lost" || this.#socket || this.#closed) return;
    clearTimeout(this.#timer);
    this.#open();
  };

  #pause(message: ServerMessage, behind: number): number | null {
    if (message.type !== "frame" && message.type !== "changes") return null;
    const canWait = this.frame && !this.#pending && !this.#wantsWhole;
    return canWait && this.pace ? this.pace(message, behind) : null;
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.table = message.table;
        this.status = "live";
        this.speaker = message.speaker ?? "";
        this.#attempt = 0;
        this.#greeted(message.ply, message.epoch ?? "");
        this.#sendAgain();
        break;
      case "frame":
      case "changes": {
        const frame = message.type === "frame" ? message : this.#whole(message);
        const own = this.#pending;
        const isOwn = message.ack !== undefined && own?.key === message.ack;
        if (isOwn) this.#settle(message.ack!);
        if (own?.type === "move") this.log.ownPly = message.record ?? 0;
        if (frame) this.#show(frame, isOwn);
        break;
      }
      case "ack":
        this.#settle(message.key);
        break;
      case "refused":
        this.#settle(message.key);
        this.refusal = { text: message.text, ruling: message.ruling ?? "" };
        break;
      case "unknown":
        if (this.#pending?.key === message.key) {
          this.#inDoubt = true;
          this.refusal = { text: message.text, ruling: "" };
        }
        this.#askLater();
        break;
      case "moved_on": {
        const late = this.#pending?.key === message.key && this.#pending.type === "move" ? this.#pending : null;
        const seat = this.seat;
        this.#settle(message.key);
        this.#show(message.frame, true);
        if (late && seat === this.seat && this.#isStillAsked(message.frame, late)) this.play(late.move);
        break;
      }
      case "answer":
        this.#answers.get(message.id)?.(message);
        this.#answers.delete(message.id);
        break;
      case "said":
        if (!this.chat.some((said) => said.number === message.number))
          this.chat = [...this.chat, message].sort((a, b) => a.number - b.number);
        break;
      case "muted":
        this.muted = new Map(message.people.map(({ speaker, id }) => [speaker, id]));
        break;
      case "unsaid":
        this.chat = this.chat.filter((said) => said.number !== message.number);
        break;
      case "notice":
        this.refusal = { text: message.text, ruling: "" };
        break;
      case "presence":
        this.present = message.seats;
        this.spectators = message.spectators;
        break;
      case "proposal":
        this.proposal = message.waiting.length > 0 ? message : null;
        break;
      case "table":
        this.table = message.table;
        break;
      case "failed":
        this.problem = message.text;
        if (message.fatal) this.status = "refused";
        else this.refusal = { text: message.text, ruling: "" };
        this.#giveUp();
        if (!message.fatal && FOR_NOW.includes(message.code)) {
          this.#askLater();
          break;
        }
        this.waiting = false;
        this.#pending = null;
        this.#unsaid.clear();
        this.#changeSeat();
        break;
    }
  }

  /** Another database, or less than was already shown: what is on the page no longer holds. */
  #greeted(ply: number, epoch: string): void {
    const restored = this.#epoch !== null && this.#epoch !== epoch;
    this.#epoch = epoch;
    if (!restored && (!this.frame || ply >= this.frame.ply)) return;
    this.#wantsWhole = true;
    this.chat = [];
    this.proposal = null;
  }

  #sendAgain(): void {
    if (this.#pending) this.#send(this.#pending);
    for (const message of this.#unsaid.values()) this.#send(message);
  }

  #askLater(): void {
    clearTimeout(this.#doubt);
    this.#doubt = setTimeout(() => {
      if (this.status === "live") this.#sendAgain();
    }, DOUBT);
  }

  #settle(key: string): void {
    this.#unsaid.delete(key);
    if (this.#pending?.key !== key) return;
    if (this.#inDoubt) this.refusal = null;
    this.#inDoubt = false;
    this.#pending = null;
    this.waiting = false;
    this.#changeSeat();
  }

  #changeSeat(): void {
    if (this.#pending || this.#nextSeat === undefined) return;
    const seat = this.#nextSeat;
    this.#nextSeat = undefined;
    this.look(seat);
  }

  /** Whether only others have answered since, in a decision that all make at the same time. */
  #isStillAsked(frame: Frame, late: PlayMove): boolean {
    const [before, now] = [this.#asked, frame.decision];
    if (!before || !now || now.kind !== before.kind || !now.seats.every((seat) => before.seats.includes(seat)))
      return false;
    const answered = before.seats.length - now.seats.length;
    return answered > 0 && answered === frame.ply - late.ply && frame.moves.some((offer) => offer.move === late.move);
  }

  /** The frame that changes make of the one on the page; null if a whole one has to come first. */
  #whole(changes: Changes): Frame | null {
    if (this.#wantsWhole) return null; // it is on its way
    if (this.frame?.ply !== changes.since) {
      this.#send({ type: "refresh" });
      return null;
    }
    return { ...changes, type: "frame", view: changedView(this.frame.view, changes.view) };
  }

  #show(frame: Frame, isOwn: boolean): void {
    const before = this.frame;
    if (before && frame.ply < before.ply && !this.#wantsWhole) return;
    this.beforeFrame?.();
    if (!before || this.#wantsWhole)
      void this.log.read(this.id, this.lang(), this.seat, this.link, () => this.frame?.record ?? 0);
    else this.log.write(frame);
    this.#wantsWhole = false;
    this.frame = frame;
    this.frameAt = performance.now();
    this.afterFrame?.(frame, before, isOwn);
  }
}
