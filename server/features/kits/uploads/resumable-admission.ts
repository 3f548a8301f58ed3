import type { Clock } from '#domain/clock.ts';
import { notFound } from '#domain/errors.ts';
import { noRoom } from '#server/adapters/files/full-disk.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import {
  findUpload,
  insertUpload,
  reserveUpload,
  type StoredUpload,
  sumHeld,
} from './resumable-uploads.repository.ts';
import {
  requireWithinLimits,
  reservedFor,
  type UploadLimits,
  usualLimits,
} from './upload-limits.ts';

export type Admission = ReturnType<typeof createResumableAdmission>;
type Begun = Pick<StoredUpload, 'id' | 'account' | 'network' | 'size'> & {
  metadata: Record<string, string | null>;
};

/**
 * How much files that are sent in pieces may take, over all processes: what their senders announced, before the first byte
 * is stored. Of a file that does not go on, only what has arrived counts after a while.
 * @param parts.freeBytes asked where the file store lies on a disk of this machine; undefined where nobody knows
 */
export function createResumableAdmission(dependencies: {
  database: Database;
  clock: Clock;
  rateLimits: RateLimits;
  freeBytes?: (() => Promise<number | undefined>) | undefined;
  limits?: UploadLimits;
}) {
  const { database, clock, rateLimits, limits = usualLimits } = dependencies;
  const after = (milliseconds: number) =>
    new Date(clock.now().getTime() + milliseconds).toISOString();

  /** In turn, so that none of the room is counted on twice. */
  async function requireFits(
    tx: Tx,
    upload: Pick<StoredUpload, 'id' | 'account' | 'network' | 'size' | 'arrived'>,
    free: number | undefined,
  ): Promise<void> {
    await database.dialect.lockTable(tx.query, 'resumable_uploads');
    const { awaited, ...held } = await sumHeld(tx, upload, after(0));
    requireWithinLimits(upload.size, held, limits);
    const needed = awaited + upload.size - upload.arrived;
    if (free !== undefined && needed > free) throw noRoom(undefined);
  }

  return {
    /** @throws AppError tooManyRequests, unavailable (no room left) */
    async begin({ metadata, ...upload }: Begun): Promise<void> {
      await rateLimits.consume('upload', upload.account);
      const { id, account, network, size } = upload;
      const free = await dependencies.freeBytes?.();
      await database.transaction(async (tx) => {
        await requireFits(tx, { ...upload, arrived: 0 }, free);
        await insertUpload(tx, {
          id,
          account_id: account,
          network,
          size,
          arrived: 0,
          pieces_json: '[]',
          metadata_json: JSON.stringify(metadata),
          written_at: after(0),
          reserved_until: after(reservedFor),
        });
      });
    },

    /**
     * For a file that goes on, whose reservation may have ended.
     * @throws AppError notFound, tooManyRequests, unavailable (no room left)
     */
    async resume(id: string): Promise<void> {
      const known = await findUpload(database, id);
      if (!known) throw notFound('file');
      if (known.reservedUntil > after(0)) return;
      const free = await dependencies.freeBytes?.();
      await database.transaction(async (tx) => {
        await requireFits(tx, known, free);
        await reserveUpload(tx, id, after(reservedFor));
      });
    },
  };
}
