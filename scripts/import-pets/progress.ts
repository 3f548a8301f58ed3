import { Presets, SingleBar } from 'cli-progress';
import type { ImportProgress } from '#server/features/animals/pets/import/pet-import.ts';

/** A bar on a terminal; a plain line every few seconds where the output goes into a file. */
export function showProgress(): { show(progress: ImportProgress): void; stop(): void } {
  const bar = new SingleBar(
    {
      format:
        '{bar} {rows} of {ofRows} rows: {created} created, {updated} updated, {unchanged} unchanged, {rejected} rejected',
      stream: process.stderr,
      noTTYOutput: true,
      notTTYSchedule: 5_000,
      clearOnComplete: true,
      hideCursor: true,
    },
    Presets.shades_classic,
  );
  return {
    show(progress) {
      if (!bar.isActive) bar.start(progress.ofRows, 0, progress);
      bar.update(progress.rows, progress);
    },
    stop() {
      if (bar.isActive) bar.stop();
    },
  };
}
