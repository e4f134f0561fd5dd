// What a person has set for themselves, kept in this browser.

export type Language = string;
declare const __LANGUAGES__: Record<Language, string>; // vite.config.ts
/** The languages that have messages, by their own names. */
export const NATIVE = __LANGUAGES__;
export const LANGUAGES: readonly Language[] = Object.keys(NATIVE);

export type Theme = "cave" | "daylight" | "contrast";
export const THEMES: readonly Theme[] = ["cave", "daylight", "contrast"];

/** The page's ground in each theme, for the browser's own bars. */
const GROUNDS: Record<Theme, string> = { cave: "#16120e", daylight: "#f3ecdf", contrast: "#000000" };

/** How many bots of which kind to play against at once, for a game, and with which of its options. */
export interface Opponents {
  count: number;
  bot: string;
  options?: Record<string, string | number | boolean>;
}

interface Values {
  language: Language;
  theme: Theme;
  speed: number;
  /** From 0, off, to 1. */
  volume: number;
  /** The cave's own noise, from 0, off, to 1. */
  ambience: number;
  confirm: boolean;
  /** Whether log, chat and rules are open beside the board. */
  drawer: boolean;
  /** The colour for the person's own seat, by the seat it belongs to; null for the seat's own. */
  colour: number | null;
  /** Hide the board while a screen goes from one person to another. */
  curtain: boolean;
  opponents: Record<string, Opponents>;
}

const PLACE = "underhall-settings";

function preferred(): Language {
  for (const wish of navigator.languages ?? [navigator.language]) {
    const found = LANGUAGES.find((language) => wish.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

function read(): Values {
  const usual: Values = {
    language: preferred(),
    theme: matchMedia("(prefers-contrast: more)").matches ? "contrast" : "cave",
    speed: 1,
    volume: 0.8,
    ambience: 0,
    confirm: false,
    drawer: false,
    colour: null,
    curtain: true,
    opponents: {},
  };
  try {
    const stored = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Values> & { sounds?: boolean };
    const kept = { ...usual, ...stored };
    if (stored.sounds === false && stored.volume === undefined) kept.volume = 0;
    delete kept.sounds;
    if (!LANGUAGES.includes(kept.language)) kept.language = usual.language;
    if (!THEMES.includes(kept.theme)) kept.theme = usual.theme;
    return kept;
  } catch {
    return usual;
  }
}

export const settings: Values = $state(read());

/** Keep the settings and show them on the document. Call inside an effect. */
export function applySettings(): void {
  localStorage.setItem(PLACE, JSON.stringify(settings));
  const root = document.documentElement;
  root.lang = settings.language;
  root.dataset.theme = settings.theme;
  root.style.setProperty("--speed", String(settings.speed));
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", GROUNDS[settings.theme]);
}

/** How long a motion of `milliseconds` takes with the person's speed; 0 when motion is off. */
export function motion(milliseconds: number): number {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return milliseconds * settings.speed;
}
