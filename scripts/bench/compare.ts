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
 * @returns the best by their names
 */
export async function compare(
  title: string,
  contenders: readonly Contender[],
): Promise<Record<string, Measured>> {
  await waitForQuiet();
  const best: Record<string, Measured> = {};
  for (let round = 0; round <= rounds; round++) {
    for (const { name, server, load } of contenders) {
      const measured = await measure(server, load, seconds);
      const known = best[name];
      if (round > 0 && (!known || measured.cpuMicroseconds < known.cpuMicroseconds))
        best[name] = measured;
    }
  }
  for (const [name, measured] of Object.entries(best)) print(`${title}: ${name}`, measured);
  return best;
}

function print(name: string, { requestsPerSecond, cpuMicroseconds, busy, p50, p99 }: Measured) {
  const [rate, cpu] = [Math.round(requestsPerSecond), Math.round(cpuMicroseconds)];
  process.stdout.write(
    `${name.padEnd(44)}${String(rate).padStart(7)} /s ${String(cpu).padStart(7)} µs CPU   p50 ${p50} ms   p99 ${p99} ms   busy ${Math.round(100 * busy)} %\n`,
  );
}

/** How much of what `of` gives `one` gives, by CPU time and by requests a second. */
export function ratio(one: Measured | undefined, of: Measured | undefined): string {
  if (!one || !of) return 'not measured';
  const byCpu = (100 * of.cpuMicroseconds) / one.cpuMicroseconds;
  const byRate = (100 * one.requestsPerSecond) / of.requestsPerSecond;
  return `${byCpu.toFixed(0)} % by CPU, ${byRate.toFixed(0)} % by requests a second`;
}
