import { type Load, type Measured, measure } from './load.ts';
import { waitForQuiet } from './quiet.ts';
import type { ServerProcess } from './server-process.ts';

export interface Contender {
  name: string;
  server: ServerProcess;
  load: Load;
}

/** Seconds of each measurement, and how often each is made. */
const seconds = Number(process.env.BENCH_SECONDS ?? 2);
const rounds = Number(process.env.BENCH_ROUNDS ?? 4);

/**
 * Measures all of them in turn, several times, so that a busy moment hits them alike, and prints the best of each; the
 * first round only warms up.
 * @param databaseCpuTime microseconds of the database's processes, where it has some
 * @returns the best by their names
 */
export async function compare(
  title: string,
  contenders: readonly Contender[],
  databaseCpuTime?: () => number,
): Promise<Record<string, Measured>> {
  await waitForQuiet();
  const best: Record<string, Measured> = {};
  for (let round = 0; round <= rounds; round++) {
    for (const { name, server, load } of contenders) {
      const measured = await measure(server, load, seconds, databaseCpuTime);
      const known = best[name];
      if (round > 0 && (!known || measured.cpuMicroseconds < known.cpuMicroseconds))
        best[name] = measured;
    }
  }
  for (const [name, measured] of Object.entries(best)) print(`${title}: ${name}`, measured);
  return best;
}

function print(name: string, measured: Measured) {
  const { requestsPerSecond, cpuMicroseconds, withDatabase, busy, p50, p99 } = measured;
  const microseconds = (value: number) => `${String(Math.round(value)).padStart(7)} µs`;
  process.stdout.write(
    `${name.padEnd(36)}${String(Math.round(requestsPerSecond)).padStart(7)} /s ${microseconds(cpuMicroseconds)} CPU${withDatabase === undefined ? '' : `${microseconds(withDatabase)} with the database`}   p50 ${p50} ms   p99 ${p99} ms   busy ${Math.round(100 * busy)} %\n`,
  );
}

/** How much of what `of` gives `one` gives, by CPU time and by requests a second. */
export function ratio(one: Measured | undefined, of: Measured | undefined): string {
  if (!one || !of) return 'not measured';
  const part = (value: number, whole: number) => `${((100 * value) / whole).toFixed(0)} %`;
  return [
    `${part(of.cpuMicroseconds, one.cpuMicroseconds)} by CPU`,
    ...(one.withDatabase && of.withDatabase
      ? [`${part(of.withDatabase, one.withDatabase)} with the database's`]
      : []),
    `${part(one.requestsPerSecond, of.requestsPerSecond)} by requests a second`,
  ].join(', ');
}
