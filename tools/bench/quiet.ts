import { cpus } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';

/** Of all the machine's cores, busy with something else. */
const quietShare = 0.1;
let noisiest = 0;

/** Waits until the machine has nothing else to do, at most BENCH_QUIET_SECONDS (60) each time. */
export async function waitForQuiet(): Promise<void> {
  const deadline = performance.now() + 1000 * Number(process.env.BENCH_QUIET_SECONDS ?? 60);
  let share = await busyShare();
  while (share > quietShare && performance.now() < deadline) share = await busyShare();
  noisiest = Math.max(noisiest, share);
}

export const quietness = (): string =>
  noisiest <= quietShare
    ? 'The machine was quiet before each measurement.'
    : `The machine was NOT quiet: other work took up to ${Math.round(100 * noisiest)} % of it. Trust no figure.`;

async function busyShare(): Promise<number> {
  const before = cpuTimes();
  await delay(500);
  const after = cpuTimes();
  return (after.busy - before.busy) / (after.all - before.all);
}

function cpuTimes() {
  const times = cpus().map(({ times }) => times);
  const all = times.flatMap((one) => Object.values(one)).reduce((sum, time) => sum + time, 0);
  return { all, busy: all - times.reduce((sum, { idle }) => sum + idle, 0) };
}
