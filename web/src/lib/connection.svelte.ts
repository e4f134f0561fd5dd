// A table as the page sees it: the newest frame, and commands that survive a lost connection.
//
// The connection is opened again by itself whenever it is lost; the page never needs a reload. A command that was not
// acknowledged is sent again under the same key, so nothing is lost and nothing is done twice. While the connection
// is not live, the board is shown as what it is: the last known one.

import type { Answer, ClientMessage, EventInfo, Frame, Proposal, Said, ServerMessage, TableInfo } from "./protocol";

export type Status = "connecting" | "live" | "lost" | "refused";

export interface LogLine extends EventInfo {
  ply: number;
}

const PAUSES = [200, 500, 1000, 2000, 4000];

export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class TableConnection {
  status: Status = $state("connecting");
  problem = $state("");
  table: TableInfo | null = $state(null);
  frame: Frame | null = $state.raw(null);
  log: LogLine[] = $state.raw([]);
  chat: Said[] = $state.raw([]);
  present: number[] = $state.raw([]);
  spectators = $state(0);
  proposal: Proposal | null = $state.raw(null);
  refusal: { text: string; ruling: string } | null = $state.raw(null);
  waiting = $state(false);
  seat: number | null = $state(null);

  #socket: WebSocket | null = null;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pending: ClientMessage & { key: string } = null as never;
  #hasPending = false;
  #answers = new Map<string, (answer: Answer) => void>();
  #closed = false;
  /** Called with every new frame, before it is shown: the moment to remember where things are. */
  beforeFrame: (() => void) | null = null;
  afterFrame: ((frame: Frame) => void) | null = null;

  constructor(
    readonly id: string,
    seat: number | null,
    private readonly lang: () => string,
    private readonly link = "",
  ) {
    this.seat = seat;
    this.#open();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  play(move: string): void {
    if (this.frame) this.#command({ type: "move", key: newKey(), ply: this.frame.ply, move });
  }

  undo(): void {
    if (this.frame) this.#command({ type: "undo", key: newKey(), ply: this.frame.ply });
  }

  consent(agree: boolean): void {
    if (this.frame) this.#command({ type: "consent", key: newKey(), ply: this.frame.ply, agree });
  }

  say(text: string): void {
    this.#send({ type: "say", key: newKey(), text });
  }

  look(seat: number | null): void {
    this.seat = seat;
    this.#send({ type: "look", seat });
  }

  refresh(): void {
    this.#send({ type: "refresh" });
  }

  whyNot(move: string): Promise<Answer> {
    return this.#ask({ type: "why_not", id: newKey(), move });
  }

  hint(): Promise<Answer> {
    return this.#ask({ type: "hint", id: newKey() });
  }

  #ask(message: ClientMessage & { id: string }): Promise<Answer> {
    return new Promise((resolve) => {
      this.#answers.set(message.id, resolve);
      this.#send(message);
    });
  }

  #command(message: ClientMessage & { key: string }): void {
    if (this.waiting) return;
    this.refusal = null;
    this.waiting = true;
    this.#pending = message;
    this.#hasPending = true;
    this.#send(message);
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws`);
    this.#socket = socket;
    socket.onopen = () => {
      const ply = this.frame ? this.frame.ply : null;
      this.#send({ type: "hello", table: this.id, seat: this.seat, ply, lang: this.lang(), link: this.link });
    };
    socket.onmessage = (event) => this.#receive(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => {
      if (this.#closed || this.status === "refused") return;
      this.status = "lost";
      const pause = PAUSES[Math.min(this.#attempt++, PAUSES.length - 1)]!;
      this.#timer = setTimeout(() => this.#open(), pause);
    };
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.table = message.table;
        this.status = "live";
        this.#attempt = 0;
        this.chat = [];
        if (this.#hasPending) this.#send(this.#pending);
        break;
      case "frame":
        this.#show(message);
        break;
      case "ack":
        this.#settle(message.key);
        break;
      case "refused":
        this.#settle(message.key);
        this.refusal = { text: message.text, ruling: message.ruling ?? "" };
        break;
      case "moved_on":
        this.#settle(message.key);
        this.#show(message.frame);
        break;
      case "answer":
        this.#answers.get(message.id)?.(message);
        this.#answers.delete(message.id);
        break;
      case "said":
        if (!this.chat.some((said) => said.number === message.number)) this.chat = [...this.chat, message];
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
        this.waiting = false;
        this.#hasPending = false;
        break;
    }
  }

  #settle(key: string): void {
    if (this.#hasPending && this.#pending.key === key) {
      this.#hasPending = false;
      this.waiting = false;
    }
  }

  #show(frame: Frame): void {
    if (this.frame && frame.ply < this.frame.ply) return;
    this.beforeFrame?.();
    if (!this.frame || frame.ply > this.frame.ply) {
      this.log = [...this.log, ...frame.events.map((event) => ({ ...event, ply: frame.ply }))].slice(-500);
    }
    this.frame = frame;
    this.afterFrame?.(frame);
  }
}
