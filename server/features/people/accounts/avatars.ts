import { randomBytes } from 'node:crypto';
import pLimit from 'p-limit';
import { AppError, invalid } from '#domain/errors.ts';
import type { FileOnDisk, FileStore, StoredFile } from '#server/adapters/files/file-store.ts';
import type { Database } from '#server/db/database.ts';
import { checkSize, sniff } from '#server/features/kits/media/media-source.ts';
import { readPicture } from '#server/features/kits/media/picture.ts';
import { loadSharp } from '#server/features/kits/media/sharp.ts';
import { findAccount } from './accounts.repository.ts';
import { avatarFolder } from './avatar-files.ts';

export type Avatars = ReturnType<typeof createAvatars>;

const formats = new Set(['image/png', 'image/jpeg']);
/** Pixels on each side: twice what any page shows. */
const side = 512;

/**
 * The pictures of people, in a folder each: square, without what the camera wrote into them. Whoever knows the address
 * may see one; it cannot be guessed, and goes when the picture goes.
 */
export function createAvatars({
  database,
  files,
  siteUrl,
}: {
  database: Database;
  files: FileStore;
  siteUrl: string;
}) {
  const oneAtATime = pLimit(1);
  const addressOf = (userId: string, file: string) =>
    `${siteUrl}/archivos/${avatarFolder(userId)}${file}`;

  async function list(userId: string): Promise<string[]> {
    const keys = await files.list(avatarFolder(userId));
    return keys.map((key) => key.slice(avatarFolder(userId).length));
  }

  return {
    addressOf,

    /** Of the file store. */
    keyOf: (userId: string, file: string) => avatarFolder(userId) + file,

    /** Nobody's once the account is gone, also while the file waits to be deleted. */
    async open(userId: string, file: string): Promise<StoredFile | undefined> {
      const account = await findAccount(database.query, userId);
      return account && files.open(avatarFolder(userId) + file);
    },

    list: async (userId: string): Promise<string[]> =>
      (await list(userId)).map((file) => addressOf(userId, file)),

    /**
     * @returns the file's name
     * @throws AppError tooLarge, unsupportedMedia or invalid (under `file`)
     */
    async add(userId: string, source: FileOnDisk): Promise<string> {
      const picture = await oneAtATime(async () => {
        await checkSize(source);
        if (!formats.has(await sniff(source))) throw formatRefused();
        const { pixels, width, height } = await readPicture(source);
        const sharp = await loadSharp();
        return sharp(pixels, { raw: { width, height, channels: 3 } })
          .resize({ width: side, height: side, fit: 'cover', position: 'attention' })
          .webp({ quality: 82 })
          .toBuffer();
      });
      const file = `${randomBytes(16).toString('hex')}.webp`;
      await files.put(avatarFolder(userId) + file, picture);
      return file;
    },

    /**
     * The person's own file at this address; null for none, nothing where nothing was said.
     * @throws AppError invalid (under `avatar`) for any other address
     */
    async findFile(
      userId: string,
      address: string | null | undefined,
    ): Promise<string | null | undefined> {
      if (address === undefined) return undefined;
      if (address === null || address === '') return null;
      const own = (await list(userId)).find((file) => addressOf(userId, file) === address);
      if (!own) throw invalid({ avatar: ['readOnly'] });
      return own;
    },

    /** Deletes the person's other files. */
    async keepOnly(userId: string, inUse: readonly (string | null)[]): Promise<void> {
      for (const file of await list(userId)) {
        if (!inUse.includes(file)) await files.delete(avatarFolder(userId) + file);
      }
    },

    remove: (userId: string, file: string): Promise<void> =>
      files.delete(avatarFolder(userId) + file),
  };
}

const formatRefused = () =>
  new AppError('unsupportedMedia', 'avatarFormat', {
    details: { file: ['avatarFormat'] },
  });
