import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { AppError } from '#domain/errors.ts';
import type { Once } from '../registry.ts';
import { wireLanguage, wireText } from '../wire-text.ts';
import { getUploadTarget } from './targets/index.ts';
import type { Caller } from './targets/upload-target.ts';

export const action = 'archivos:reanudar';

export const metadata = z.object({
  carpeta: wireText.max(200),
  filename: wireText.max(300),
  filetype: wireText.max(100).optional(),
  lang: wireLanguage,
});
/** What became of an upload that was taken in. */
const outcome = z.object({ carpeta: z.string(), size: z.number(), result: z.unknown() });

export interface Outcome {
  /** The file's. */
  address: string;
  size: number;
}

/** Milliseconds for which whoever asks waits while the portal works on a complete file, and between two looks. */
const patience = 120_000;
const lookEvery = 100;

/** Of somebody with a session. */
export interface UploadCaller {
  caller: Caller;
  accountId: string;
}

/**
 * Undefined where nobody works on it. Whichever process does has its reservation of the upload's key.
 * @throws AppError conflict, when that takes too long
 */
export async function waitForOutcome(call: UploadCaller, id: string): Promise<Outcome | undefined> {
  const deadline = performance.now() + patience;
  for (;;) {
    try {
      return await findOutcome(call, id);
    } catch (error) {
      if (!isUnderWay(error) || performance.now() > deadline) throw error;
    }
    await delay(lookEvery);
  }
}

/** @throws AppError conflict, while it is under way */
async function findOutcome(
  { accountId, caller }: UploadCaller,
  id: string,
): Promise<Outcome | undefined> {
  const { data } = outcome.safeParse(
    await caller.context.idempotency.find({ caller: accountId, key: id }),
  );
  if (!data) return undefined;
  const { target, id: targetId } = getUploadTarget(data.carpeta);
  // Nothing is added: the result is there, and the answer is made from it.
  const once = async <Result>() => data.result as Result;
  const address = await target.add({ ...caller, once }, targetId, { path: '', name: '' });
  return { address, size: data.size };
}

/** What is done with a complete upload, once, whoever else asks for it at the same time. */
export async function takeIn(call: UploadCaller, id: string): Promise<Outcome> {
  for (;;) {
    const known = await waitForOutcome(call, id);
    if (known) return known;
    try {
      return await takeInNow(call, id);
    } catch (error) {
      if (isUnderWay(error)) continue;
      // Somebody else was done with it, and its pieces are gone.
      const done = isNotFound(error) && (await waitForOutcome(call, id));
      if (!done) throw error;
      return done;
    }
  }
}

/** Its data goes unless it may be tried again: what it was good for has been done, or cannot be. */
async function takeInNow({ caller, accountId }: UploadCaller, id: string): Promise<Outcome> {
  const store = await caller.context.incoming.resumable();
  const upload = await store.getUpload(id);
  const { carpeta, filename } = metadata.parse(upload.metadata);
  const { target, id: targetId } = getUploadTarget(carpeta);
  const key = { caller: accountId, key: id, action };
  const size = upload.size ?? 0;
  const once: Once = (create) =>
    caller.context.idempotency.once(
      key,
      () => '',
      (record) => create((tx, result) => record(tx, { carpeta, size, result })),
    );
  try {
    const address = await caller.context.incoming.withWhole(
      { id, account: accountId, size },
      (file) => target.add({ ...caller, once }, targetId, { path: file, name: filename }),
    );
    await store.remove(id).catch(() => {});
    return { address, size };
  } catch (error) {
    if (!mayBeTriedAgain(error)) await store.remove(id).catch(() => {});
    throw error;
  }
}

const isUnderWay = (error: unknown) =>
  error instanceof AppError && error.reason === 'idempotentCallUnderWay';

const isNotFound = (error: unknown) => error instanceof AppError && error.code === 'notFound';

const mayBeTriedAgain = (error: unknown) =>
  error instanceof AppError && error.code === 'unavailable';
