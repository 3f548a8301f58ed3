import { Presets, SingleBar } from 'cli-progress';

/** A bar on a terminal; a plain line every few seconds where the output goes into a file. */
export function showProgress(format: string) {
  const bar = new SingleBar(
    {
      format,
      stream: process.stderr,
      noTTYOutput: true,
      notTTYSchedule: 5_000,
      clearOnComplete: true,
      hideCursor: true,
    },
    Presets.shades_classic,
  );
  return {
    show(value: number, total: number, more: Record<string, unknown> = {}) {
      if (!bar.isActive) bar.start(total, 0, more);
      bar.update(Math.min(value, total), more);
    },
    stop() {
      if (bar.isActive) bar.stop();
    },
  };
}
