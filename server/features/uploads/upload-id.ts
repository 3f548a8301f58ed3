import { notFound } from '#domain/errors.ts';

export const accountPattern = /^[0-9a-f-]{36}$/;
export const namePattern = /^[0-9a-f]{32}$/;

/** @throws AppError notFound for anything but a name that this portal has made */
export function uploadId(account: string, name: string): string {
  if (!accountPattern.test(account) || !namePattern.test(name)) throw notFound('file');
  return `${account}/${name}`;
}
