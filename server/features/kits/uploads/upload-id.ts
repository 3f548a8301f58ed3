import { notFound } from '#domain/errors.ts';

const accountPattern = /^[0-9a-f-]{36}$/;
const namePattern = /^[0-9a-f]{32}$/;

/** In the file store: a folder for each account, and in it one for each upload. */
export const uploadsFolder = 'uploads/';
export const uploadFolder = (id: string) => `${uploadsFolder}${id}/`;

/** @param key of the file store */
export const uploadOfPiece = (key: string) => key.slice(uploadsFolder.length, key.lastIndexOf('/'));

/** @throws AppError notFound for anything but a name that this portal has made */
export function uploadId(account: string, name: string): string {
  if (!accountPattern.test(account) || !namePattern.test(name)) throw notFound('file');
  return `${account}/${name}`;
}

/** @throws AppError notFound for any other id than `uploadId` makes */
export function requireUploadId(id: string): { account: string } {
  const [account = '', name = '', ...rest] = id.split('/');
  if (rest.length > 0) throw notFound('file');
  uploadId(account, name);
  return { account };
}
