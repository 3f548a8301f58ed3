import { createHash } from 'node:crypto';
import { z } from 'zod';
import { wishPushes } from '#content/wishes/wish-pushes.ts';
import type { Language } from '#domain/language.ts';
import { plainName } from '#domain/plain-name.ts';
import { listPathOf } from '#domain/wishes/wish-address.ts';
import type { Tx } from '#server/db/database.ts';
import { defineJob, PermanentJobError } from '#server/jobs/define-job.ts';
import { pushKeys } from './push-keys.ts';
import type { WishDependencies } from './wish-dependencies.ts';
import { deleteDevices, findDevice, findDevices } from './wish-devices.repository.ts';
import type { Wish } from './wishes.repository.ts';

const input = z.object({
  deviceId: z.string(),
  /** YYYY-MM-DD: of one day a device shows one message, however often it comes. */
  day: z.string(),
  title: z.string(),
  body: z.string(),
  path: z.string(),
});

/** One message to one device; one that is gone is forgotten. */
export const pushNews = (dependencies: WishDependencies) =>
  defineJob({
    kind: 'wishes.push',
    queue: 'reminders',
    timeLimit: 30_000,
    attempts: 6,
    input,
    async run({ deviceId, day, ...shown }) {
      const { database, pushSender } = dependencies;
      const device = await findDevice(database.query, deviceId);
      if (!device) return async () => {};
      const message = {
        payload: JSON.stringify({ ...shown, tag: `alerts-${day}` }),
        topic: createHash('sha256').update(`${deviceId} ${day}`).digest('base64url').slice(0, 32),
      };
      const outcome = await pushSender.send(device, message, await pushKeys(dependencies));
      if (outcome === 'refused') throw new PermanentJobError('The push service refused it.');
      return async (tx: Tx) => {
        if (outcome === 'gone') await deleteDevices(tx, [deviceId]);
      };
    },
  });

/** To each device of the reader, in the transaction of the mail: of which pets, without a word of who looks for them. */
export async function enqueuePushes(
  { jobs, push }: Pick<WishDependencies, 'jobs'> & { push: ReturnType<typeof pushNews> },
  tx: Tx,
  {
    readerId,
    language,
    day,
    names,
    wish: { programme, filter },
  }: { readerId: string; language: Language; day: string; names: string[]; wish: Wish },
): Promise<void> {
  const words = wishPushes[language];
  const plain = names.map((name) => plainName(name) || words.aPet);
  for (const { id: deviceId } of await findDevices(tx.query, readerId)) {
    await jobs.enqueue(tx, push, {
      ...{ deviceId, day, title: words.title(plain), body: words.body(plain) },
      path: listPathOf(language, programme, filter),
    });
  }
}
