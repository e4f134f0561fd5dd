// What a newcomer waits for is asked for as soon as the first script runs, while its screen is still on its way.

import { api } from "./api";
import { settings, type Language } from "./settings.svelte";

type Games = ReturnType<typeof api.games>;

const { language: first } = settings;
let early: Games | null = location.pathname === "/" ? api.games(first) : null;
early?.catch(() => undefined);

/** The games in a language: the early answer the first time, if there is a good one. */
export function gamesAsked(language: Language): Games {
  const asked = language === first ? early : null;
  early = null;
  return asked?.catch(() => api.games(language)) ?? api.games(language);
}
