// Sounds: short samples made by web/art/sound, fetched and decoded when they are first wanted. A sound is never the
// only sign of anything. Which event of a game sounds how is in the game's sounds.json.

import manifest from "../../art/sound/baked/sounds.json";
import type { Sounds } from "./game";
import type { EventInfo, Frame } from "./protocol";
import { settings } from "./settings.svelte";

export type SoundName = keyof typeof manifest.sounds;
type Category = keyof typeof manifest.categories;

const addresses = import.meta.glob<string>("../../art/sound/baked/*.mp3", {
  query: "?url",
  import: "default",
  eager: true,
});

/** The same sound again this soon is skipped; a little later it is softer. */
const ECHO = 60;
const SOON = 250;
/** A sample that comes later than this after its moment is kept for the next time. */
const LATE = 400;
const SOFTER = 0.63;
/** Of many sounds at once, this many are heard, one after another. */
const AT_ONCE = 4;
const APART = 70;
const MOST_VOICES = 8;
/** What most tables need first, fetched after the first touch. */
const FIRST: readonly SoundName[] = ["your-turn", "place-wood", "place-tile", "turn-end"];

let context: AudioContext | null = null;
let master: GainNode | null = null;
const samples = new Map<SoundName, Promise<AudioBuffer | null>>();
const heard = new Map<SoundName, number>();
const voices: { source: AudioBufferSourceNode; gain: GainNode; full: number; category: Category }[] = [];

// Browsers let a page make sounds only after someone has touched it.
function wake(): void {
  if ((settings.volume === 0 && settings.ambience === 0) || typeof AudioContext === "undefined") return;
  if (!context) {
    context = new AudioContext();
    master = context.createGain();
    const press = new DynamicsCompressorNode(context, { threshold: -12, ratio: 4 });
    master.connect(press).connect(context.destination);
    for (const name of FIRST) if (settings.volume > 0) void sample(name);
    breathe();
  }
  if (context.state === "suspended") void context.resume();
}
addEventListener("pointerdown", wake);
addEventListener("keydown", wake);

let draught: GainNode | null = null;

/** The cave's own noise: air that moves through long passages, and nothing else. Off unless someone wants it. */
export function breathe(): void {
  if (!context || !master || (settings.ambience === 0 && !draught)) return;
  if (!draught) {
    const buffer = context.createBuffer(1, context.sampleRate * 8, context.sampleRate);
    const data = buffer.getChannelData(0);
    let level = 0;
    for (let at = 0; at < data.length; at++) {
      level = 0.998 * level + 0.02 * (Math.random() * 2 - 1);
      // Both ends fade into each other, so the loop has no seam.
      data[at] = level * Math.sin((Math.PI * at) / data.length);
    }
    draught = context.createGain();
    draught.gain.value = 0;
    for (const offset of [0, 4]) {
      const source = new AudioBufferSourceNode(context, { buffer, loop: true });
      const low = new BiquadFilterNode(context, { type: "lowpass", frequency: 260 });
      source.connect(low).connect(draught);
      source.start(context.currentTime, offset);
    }
    draught.connect(context.destination);
  }
  draught.gain.setTargetAtTime(0.35 * settings.ambience, context.currentTime, 0.8);
}

function sample(name: SoundName): Promise<AudioBuffer | null> {
  let coming = samples.get(name);
  if (!coming) {
    coming = fetch(addresses[`../../art/sound/baked/${name}.mp3`]!)
      .then((answer) => answer.arrayBuffer())
      .then((data) => context!.decodeAudioData(data))
      .catch(() => {
        samples.delete(name);
        return null;
      });
    samples.set(name, coming);
  }
  return coming;
}

/** Play a sound now, or `after` this many milliseconds; what others do is softer. */
export function play(name: SoundName, { others = false, after = 0 } = {}): void {
  if (settings.volume === 0 || !context || context.state !== "running") return;
  const now = performance.now() + after;
  const ago = now - (heard.get(name) ?? -Infinity);
  if (ago < ECHO) return;
  heard.set(name, now);
  const volume = (ago < SOON ? SOFTER : 1) * (others ? SOFTER : 1);
  void sample(name).then((buffer) => {
    if (buffer && performance.now() - now < LATE) start(name, buffer, volume, Math.max(0, now - performance.now()));
  });
}

function start(name: SoundName, buffer: AudioBuffer, volume: number, after: number): void {
  if (!context || !master) return;
  const sound = manifest.sounds[name];
  const category = sound.category as Category;
  if (!makeRoom(category)) return;
  const isSignal = category === "signals";
  const source = new AudioBufferSourceNode(context, { buffer });
  // Wood never falls twice alike; signals share a key and stay in tune.
  if (!isSignal) source.playbackRate.value = 0.96 + Math.random() * 0.08;
  const gain = context.createGain();
  const full = sound.volume * volume;
  gain.gain.value = full;
  master.gain.value = settings.volume;
  source.connect(gain).connect(master);
  const voice = { source, gain, full, category };
  voices.push(voice);
  source.onended = () => {
    voices.splice(voices.indexOf(voice), 1);
    if (isSignal) duck(false);
  };
  source.start(context.currentTime + after / 1000);
  if (isSignal) duck(true);
}

/** While a signal sounds, everything else steps back. */
function duck(is: boolean): void {
  for (const { gain, full, category } of voices) {
    if (category === "signals" || !context) continue;
    const to = is ? full * manifest.categories[category].ducked : full;
    gain.gain.setTargetAtTime(to, context.currentTime, is ? 0.04 : 0.25);
  }
}

/** Let the oldest voice of a category, or of all but the signals, give way; false if none does. */
function makeRoom(category: Category): boolean {
  const same = voices.filter((voice) => voice.category === category);
  if (same.length >= manifest.categories[category].voices) same[0]!.source.stop();
  else if (voices.length >= MOST_VOICES) {
    const oldest = voices.find((voice) => voice.category !== "signals");
    if (!oldest) return false;
    oldest.source.stop();
  }
  return true;
}

/** The sounds of what happened, without repetition, as a game's table says. */
export function soundsOf(events: readonly EventInfo[], table: Sounds): SoundName[] {
  const found = events.flatMap(({ kind, facts }) => {
    const entry = table[kind];
    const name = typeof entry === "object" ? entry[String(facts[entry.by ?? ""])] : entry;
    return name && name in manifest.sounds ? [name as SoundName] : [];
  });
  return [...new Set(found)].slice(0, AT_ONCE);
}

/** Play the sounds of a new frame: what happened, then that it is your turn or that the game is over. */
export function soundFrame(table: Sounds, frame: Frame, before: Frame | null, seat: number | null): void {
  if (settings.volume === 0 || !before) return;
  const isOthers = frame.events.some((event) => event.seat !== null && event.seat !== seat);
  soundsOf(frame.events, table).forEach((name, index) => play(name, { others: isOthers, after: index * APART }));
  if (frame.over && !before.over) {
    play(seat !== null && frame.standings?.[0]?.[1].includes(seat) ? "win" : "lose", { after: APART });
  } else if (frame.moves.length > 0 && before.moves.length === 0) play("your-turn", { after: APART });
}
