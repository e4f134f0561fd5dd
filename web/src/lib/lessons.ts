// How far someone has come in each game's lesson: kept in this browser, so that no account is needed.

const PLACE = "underhall-lessons";

export interface Course {
  /** The task to go on with. */
  at: string;
  done: readonly string[];
}

export function courses(): Record<string, Course> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<string, Course>;
  } catch {
    return {};
  }
}

export function courseOf(game: string): Course {
  return courses()[game] ?? { at: "", done: [] };
}

export function keep(game: string, course: Course): void {
  localStorage.setItem(PLACE, JSON.stringify({ ...courses(), [game]: course }));
}
