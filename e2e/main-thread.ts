/** An event of Chromium's trace, as far as we read it. Times are in microseconds. */
interface Traced {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** The time the thread itself had, without what the machine gave to others. */
  readonly tdur?: number;
}

/** The work of the page's main thread in each frame, in ms, from a trace. */
export function mainThreadWork(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: Traced[] };
  // Layers are put together once per frame, as the last thing the main thread does for it.
  const drawn = traceEvents.filter(({ name }) => name === 'Layerize');
  const [first] = drawn;
  if (!first) throw new Error('no frame was drawn while the map was dragged');
  const own = ({ pid, tid }: Traced): boolean => pid === first.pid && tid === first.tid;
  const frames = drawn
    .filter(own)
    .map(({ ts }) => ts)
    .sort((a, b) => a - b);
  const work = frames.map(() => 0);
  for (const event of traceEvents) {
    if (!own(event) || event.name !== 'ThreadControllerImpl::RunTask') continue;
    const frame = frames.findIndex((ts) => ts >= event.ts);
    if (frame >= 0) work[frame] = (work[frame] ?? 0) + (event.tdur ?? event.dur ?? 0) / 1000;
  }
  return work;
}
