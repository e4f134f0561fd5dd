// Sounds are made, not fetched: a knock on wood and a lantern's chime, from a few oscillators.

import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

function tone(frequency: number, start: number, length: number, kind: OscillatorType, volume: number): void {
  if (!context) return;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = kind;
  oscillator.frequency.value = frequency;
  const at = context.currentTime + start;
  gain.gain.setValueAtTime(volume, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(at);
  oscillator.stop(at + length);
}

function ready(): boolean {
  if (settings.volume === 0 || typeof AudioContext === "undefined") return false;
  context ??= new AudioContext();
  return context.state !== "suspended";
}

/** It is your turn. */
export function chime(): void {
  if (!ready()) return;
  tone(659, 0, 0.5, "sine", 0.12);
  tone(988, 0.12, 0.7, "sine", 0.1);
}

/** Something was put on the table. */
export function knock(): void {
  if (!ready()) return;
  tone(170, 0, 0.09, "triangle", 0.2);
}
