import { createHash } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createGunzip, createGzip, gunzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { todayIn } from '#domain/clock.ts';
import type { DataTopic } from '#domain/data-topics.ts';
import type { Context } from '#server/context.ts';
import { accepts } from './accepts.ts';
import { isUnchanged } from './etag.ts';

export interface CachedText {
  gzip: Buffer;
  etag: string;
  isEmpty: boolean;
  /** As it was written, for whoever takes nothing else. */
  plain(): Promise<Buffer | Readable>;
}

const maxBytes = 32 * 1024 * 1024;
/** Bytes up to which a text is kept as it was written too, once somebody takes nothing else; a longer one is unpacked as it is read. */
const longestPlain = 4 * 1024 * 1024;

const unzip = promisify(gunzip);

/**
 * Long texts that are the same for everybody, kept compressed by a key that changes with the data. Each is made once,
 * however many ask for it, and one at a time.
 */
export class CachedTexts {
  readonly #texts = new LRUCache<string, CachedText>({ maxSize: maxBytes });
  readonly #underway = new Map<string, Promise<CachedText>>();
  readonly #oneAtATime = pLimit(1);

  /** @param write the text in pieces, between which others have their turn */
  get(key: string, write: () => Promise<Iterable<string>>): Promise<CachedText> {
    const cached = this.#texts.get(key);
    if (cached) return Promise.resolve(cached);
    const begun = this.#underway.get(key);
    if (begun) return begun;
    const making = this.#oneAtATime(() => this.#make(key, write)).finally(() =>
      this.#underway.delete(key),
    );
    this.#underway.set(key, making);
    return making;
  }

  async #make(key: string, write: () => Promise<Iterable<string>>): Promise<CachedText> {
    let bytes = 0;
    async function* inSlices(pieces: Iterable<string>) {
      for (const piece of pieces) {
        bytes += Buffer.byteLength(piece);
        yield piece;
        await nextTurn();
      }
    }
    const text = Readable.from(inSlices(await write()));
    // What breaks the text ends the other too, and is thrown here.
    const gzip = await buffer(pipeline(text, createGzip(), () => {}));
    // Weak: it is sent compressed or not.
    const etag = `W/"${createHash('sha256').update(gzip).digest('base64url').slice(0, 22)}"`;
    let unzipped: Promise<Buffer> | undefined;
    const cached = {
      gzip,
      etag,
      isEmpty: bytes === 0,
      plain: async () => {
        if (bytes > longestPlain) return Readable.from([gzip]).pipe(createGunzip());
        unzipped ??= this.#oneAtATime(() => unzip(gzip));
        return unzipped;
      },
    };
    if (!cached.isEmpty) this.#texts.set(key, cached, { size: sizeOf(gzip.length, bytes) });
    return cached;
  }
}

/** With the form that somebody may ask for. */
const sizeOf = (gzip: number, plain: number) => gzip + 512 + (plain > longestPlain ? 0 : plain);

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

export async function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  { gzip, etag, plain }: CachedText,
): Promise<FastifyReply> {
  reply.headers({ etag, vary: 'accept-encoding' });
  if (isUnchanged(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (!accepts(request.headers['accept-encoding'], 'gzip')) return reply.send(await plain());
  return reply.header('content-encoding', 'gzip').send(gzip);
}
