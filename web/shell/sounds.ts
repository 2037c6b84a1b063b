import type { Cue, Happening, News } from '@incognita/boards';
import { useEffect, useRef } from 'react';
import { useSettings } from '../settings.ts';

/** Each cue is a few notes: pitch in Hz, when it begins and how long it rings, in seconds. */
type Note = readonly [pitch: number, from: number, rings: number, wave: OscillatorType];

const CUES: Readonly<Record<Cue, readonly Note[]>> = {
  turn: [
    [523, 0, 0.22, 'sine'],
    [784, 0.12, 0.4, 'sine'],
  ],
  card: [[1180, 0, 0.06, 'triangle']],
  loss: [
    [196, 0, 0.3, 'triangle'],
    [147, 0.16, 0.5, 'triangle'],
  ],
  kill: [
    [392, 0, 0.14, 'triangle'],
    [587, 0.1, 0.16, 'triangle'],
    [880, 0.2, 0.36, 'triangle'],
  ],
};

const LOUDNESS = 0.07;
let audio: AudioContext | null = null;

function play(cue: Cue): void {
  audio ??= new AudioContext();
  const { currentTime: now, destination } = audio;
  for (const [pitch, from, rings, wave] of CUES[cue]) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = wave;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, now + from);
    volume.gain.linearRampToValueAtTime(LOUDNESS, now + from + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + from + rings);
    tone.connect(volume).connect(destination);
    tone.start(now + from);
    tone.stop(now + from + rings);
  }
}

/** Off unless somebody switched it on: your turn, and what the board finds worth a sound. */
export function useSounds(
  news: News,
  cueOf: ((event: Happening) => Cue | null) | undefined,
  mine: boolean,
): void {
  const on = useSettings((settings) => settings.sound);
  const was = useRef(mine);
  useEffect(() => {
    const begins = mine && !was.current;
    was.current = mine;
    if (on && begins) play('turn');
  }, [mine, on]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only news are heard
  useEffect(() => {
    if (!on) return;
    const cues = new Set(news.events.flatMap((event) => cueOf?.(event) ?? []));
    for (const cue of cues) play(cue);
  }, [news]);
}
