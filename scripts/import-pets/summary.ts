import type { ImportSummary } from '#server/features/animals/pets/import/pet-import.ts';

const number = new Intl.NumberFormat('en');

/** What a person wants to know at the end: how much, how fast, and what to look at. */
export function summaryText(
  summary: ImportSummary,
  seconds: number,
  reportPath: string,
  isDryRun = false,
): string {
  const {
    rows,
    created,
    updated,
    unchanged,
    rejected,
    warnings,
    statusChanges,
    withoutPicture,
    rejectedFor,
    finished,
  } = summary;
  const count = (value: number) => number.format(value).padStart(9);
  const reasons = [...rejectedFor]
    .sort(([, a], [, b]) => b - a)
    .map(([reason, times]) => `  ${count(times)} ${reason}`);
  const lines = [
    ...(isDryRun ? ['Dry run: nothing was written.'] : []),
    finished ? 'Done.' : `Stopped after ${number.format(rows)} rows; run it again to go on.`,
    `${count(created)} created`,
    `${count(updated)} updated`,
    ...(statusChanges > 0 ? [`${count(statusChanges)}   of these with another status`] : []),
    `${count(unchanged)} unchanged`,
    `${count(rejected)} rejected${rejected > 0 ? ', because' : ''}`,
    ...reasons,
    `${count(rows)} rows in ${seconds.toFixed(1)} s, ${number.format(Math.round(rows / seconds))} rows/s`,
  ];
  if (withoutPicture > 0) {
    lines.push(`${count(withoutPicture)} are not public: they have no picture`);
  }
  if (warnings > 0) lines.push(`${count(warnings)} warnings about photos and microchips`);
  if (rejected + warnings + statusChanges > 0) {
    lines.push(`Each with its line and reason: ${reportPath}`);
  }
  return lines.join('\n');
}
