// Clocks that people know: a few presets instead of three numbers.

import type { Clock } from "./protocol";
import { say } from "./messages.svelte";

const LIVE = {
  fast: { minutes: 10, increment: 5 },
  normal: { minutes: 30, increment: 10 },
  slow: { minutes: 60, increment: 20 },
} as const;

export type Preset = "none" | keyof typeof LIVE | `days-${1 | 2 | 3 | 7}`;

export const PRESETS: readonly Preset[] = ["none", "fast", "normal", "slow", "days-1", "days-2", "days-3", "days-7"];

export function clockOf(preset: Preset): Clock {
  if (preset === "none") return { kind: "none" };
  if (preset in LIVE) return { kind: "live", ...LIVE[preset as keyof typeof LIVE] };
  return { kind: "days", days: Number(preset.slice("days-".length)) };
}

export function clockText(preset: Preset): string {
  const days = preset.startsWith("days-") ? Number(preset.slice("days-".length)) : 0;
  return days ? say("page-clock-preset-days", { days }) : say(`page-clock-preset-${preset}`);
}
