// What a game brings to the page, all of it in `web/src/games/<game>/index.ts`. The page itself knows no game.

import type { Component } from "svelte";
import type { BoardProps } from "./board";
import type { Frame, MoveOffer } from "./protocol";

/** A seat's live score: points by category, and their sum. */
export interface Score {
  points: Record<string, number>;
  total: number;
}

/** A step of the guided first turns; its words are the message `<game>-tour-<n>`. */
export interface TourStep {
  /** What is pointed at, the first of these that is on the screen. */
  at: string;
  /** The part of the table a phone has to show for it. */
  part?: "shared" | "mine" | "others" | "log";
  /** Goes on by itself when the person has made a move. */
  plays?: boolean;
}

/** What an event sounds like: by its kind, or by the fact that `by` names. */
export type Sounds = Record<string, string | Record<string, string>>;

export interface GamePart<View = unknown, Catalogue = unknown> {
  Board: Component<BoardProps<View, Catalogue>>;
  /** The score of every seat, as the view tells it. */
  scores(view: View): Score[];
  tour: TourStep[];
  sounds: Sounds;
  /** The id of the symbol that draws a thing when it flies. */
  symbolOf(thing: string): string;
  /** The one sensible answer to what a frame asks of a seat; null if there is something to decide. */
  forced?(frame: Frame, seat: number): MoveOffer | null;
  /** What pictures a row of the score sheet, as `kind:id`; by default the category itself. */
  emblemOf?(category: string): string;
  /** Who stands for a seat on the podium: a component, or a place on a sheet. */
  figureOf?(seat: number): { id: string } | { at: string };
}

/** What a plug-in's board is told: everything it draws, and how to answer a touch. */
export interface ForeignProps {
  view: unknown;
  catalogue: unknown;
  seat: number | null;
  names: readonly string[];
  part: BoardProps["part"];
  /** What can be picked now, by id. */
  options: readonly string[];
  picked: readonly string[];
  pick(id: string): void;
  /** Say why this cannot be picked. */
  explain(id: string): void;
}

/** What the module of a plug-in exports by default; all but `mount` may be left out. */
export interface ForeignBoard extends Partial<Omit<GamePart, "Board">> {
  mount(place: HTMLElement, props: ForeignProps): { update(props: ForeignProps): void; unmount(): void };
}

/** The modules that plug-ins have brought, by game. */
export const foreignBoards = new Map<string, ForeignBoard>();

/** What can be picked now: tours point at it. */
export const PICK = '[data-pickable="true"]';

/** A game's part with its own types; the page hands its view through unread. */
export function gamePart<View, Catalogue>(part: GamePart<View, Catalogue>): GamePart {
  return part as unknown as GamePart;
}
