import type { Logger } from 'pino';
import type { Clock } from '#domain/clock.ts';
import { ask, boundedText } from '#server/adapters/calls/bounded-call.ts';
import { failureOf } from '#server/jobs/failure.ts';

/** Milliseconds for which an answer is good, and that one may take. */
const goodFor = 12 * 3_600_000;
const patience = 10_000;

const versionIn = /\b(\d{1,4})\.(\d{1,4})\.(\d{1,4})\b/;

/** Whether the first of two versions such as 0.5.0 is the later one. */
export function isNewer(one: string, other: string): boolean {
  const [a, b] = [one, other].map((version) => versionIn.exec(version)?.slice(1).map(Number));
  if (!a || !b) return false;
  const differing = a.findIndex((part, index) => part !== b[index]);
  return differing >= 0 && (a[differing] ?? 0) > (b[differing] ?? 0);
}

/** Of whoever tells the newest version: asked twice a day, where there is an address at all, and nobody waits for it. */
export function createNewestVersion({
  clock,
  log,
  address,
}: {
  clock: Clock;
  log: Logger;
  address: () => Promise<string | undefined>;
}) {
  let known: { from: string; at: number; version: string | undefined } | undefined;

  async function look(from: string): Promise<string | undefined> {
    try {
      const signal = AbortSignal.timeout(patience);
      const response = await ask('newest version', from, { signal });
      if (!response.ok) throw new Error(`it answered ${response.status}`);
      return versionIn.exec(await boundedText('newest version', response))?.[0];
    } catch (error) {
      log.warn({ failure: failureOf(error) }, 'the newest version could not be looked at');
      return undefined;
    }
  }

  return {
    /** As it was last told; undefined where nobody is asked, or has answered yet. */
    async known(): Promise<string | undefined> {
      const from = await address();
      if (!from) return undefined;
      const now = clock.now().getTime();
      if (known?.from !== from || now - known.at > goodFor) {
        const before = known?.from === from ? known.version : undefined;
        const looking = { from, at: now, version: before };
        known = looking;
        void look(from).then((version) => {
          looking.version = version ?? before;
        });
      }
      return known.version;
    },
  };
}

export type NewestVersion = ReturnType<typeof createNewestVersion>;
