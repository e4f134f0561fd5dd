// What a person has set for themselves, kept in this browser.

export type Language = "en" | "es" | "pl";
export const LANGUAGES: readonly Language[] = ["en", "es", "pl"];

/** How many bots of which kind to play against at once, for a game. */
export interface Opponents {
  count: number;
  bot: string;
}

interface Values {
  language: Language;
  theme: "cave" | "daylight";
  speed: number;
  sounds: boolean;
  confirm: boolean;
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
    theme: matchMedia("(prefers-color-scheme: light)").matches ? "daylight" : "cave",
    speed: 1,
    sounds: true,
    confirm: false,
    curtain: true,
    opponents: {},
  };
  try {
    const kept = { ...usual, ...(JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Values>) };
    return LANGUAGES.includes(kept.language) ? kept : { ...kept, language: usual.language };
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
  const ground = settings.theme === "cave" ? "#16120e" : "#f3ecdf";
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", ground);
}

/** How long a motion of `milliseconds` takes with the person's speed; 0 when motion is off. */
export function motion(milliseconds: number): number {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return milliseconds * settings.speed;
}
