import { createHash } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { todayIn } from '#domain/clock.ts';
import type { DataTopic } from '#domain/data-topics.ts';
import type { Context } from '#server/context.ts';
import { createGate } from '#server/features/media/gate.ts';
import { accepts } from './accepts.ts';
import { isUnchanged } from './etag.ts';

export interface CachedText {
  gzip: Buffer;
  etag: string;
  isEmpty: boolean;
}

const maxBytes = 32 * 1024 * 1024;

/**
 * Long texts that are the same for everybody, kept compressed by a key that changes with the data. Each is made once,
 * however many ask for it, and one at a time.
 */
export class CachedTexts {
  readonly #texts = new LRUCache<string, CachedText>({
    maxSize: maxBytes,
    sizeCalculation: ({ gzip }) => gzip.length + 512,
  });
  readonly #underway = new Map<string, Promise<CachedText>>();
  readonly #gate = createGate(1);

  /** @param write the text in pieces, between which others have their turn */
  get(key: string, write: () => Promise<Iterable<string>>): Promise<CachedText> {
    const cached = this.#texts.get(key);
    if (cached) return Promise.resolve(cached);
    const begun = this.#underway.get(key);
    if (begun) return begun;
    const making = this.#gate(() => this.#make(key, write)).finally(() =>
      this.#underway.delete(key),
    );
    this.#underway.set(key, making);
    return making;
  }

  async #make(key: string, write: () => Promise<Iterable<string>>): Promise<CachedText> {
    let length = 0;
    async function* inSlices(pieces: Iterable<string>) {
      for (const piece of pieces) {
        length += piece.length;
        yield piece;
        await nextTurn();
      }
    }
    const text = Readable.from(inSlices(await write()));
    // What breaks the text ends the other too, and is thrown here.
    const gzip = await buffer(pipeline(text, createGzip(), () => {}));
    // Weak: it is sent compressed or not.
    const etag = `W/"${createHash('sha256').update(gzip).digest('base64url').slice(0, 22)}"`;
    const cached = { gzip, etag, isEmpty: length === 0 };
    if (!cached.isEmpty) this.#texts.set(key, cached);
    return cached;
  }
}

export type CacheText = ReturnType<typeof createTextCache>;

/** Texts that are made once for a version of each of these topics and a day, for pets expire by themselves. */
export function createTextCache({ config, clock, dataVersions }: Context) {
  const texts = new CachedTexts();
  const today = todayIn(config.timezone, clock);

  return async (
    name: string,
    topics: readonly DataTopic[],
    write: () => Promise<Iterable<string>>,
  ): Promise<CachedText> => {
    const versions = await Promise.all(topics.map((topic) => dataVersions.current(topic)));
    return texts.get([name, today(), ...versions].join(' '), write);
  };
}

export function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  { gzip, etag }: CachedText,
): FastifyReply {
  reply.headers({ etag, vary: 'accept-encoding' });
  if (isUnchanged(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (!accepts(request.headers['accept-encoding'], 'gzip'))
    return reply.send(Readable.from([gzip]).pipe(createGunzip()));
  return reply.header('content-encoding', 'gzip').send(gzip);
}
