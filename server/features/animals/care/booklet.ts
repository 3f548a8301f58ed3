import { buffer } from 'node:stream/consumers';
import { requireAccount } from '#domain/access/relations.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Language } from '#domain/language.ts';
import type { Tx } from '#server/db/database.ts';
import { mediaKey } from '#server/features/kits/media/media-files.ts';
import { petReferences } from '../pets/core/pet-references.ts';
import type { BookletDependencies } from './care-dependencies.ts';
import { readRecord } from './care-reading.ts';

/**
 * The record of a pet to print, without its notes: a PDF.
 * @throws AppError unauthenticated, notFound, tooManyRequests
 */
export async function printBooklet(
  dependencies: BookletDependencies,
  viewer: Viewer,
  petId: string,
  language: Language,
): Promise<{ name: string; bytes: Buffer }> {
  const { database, limits, clock, content } = dependencies;
  await limits.consume('careBooklet', requireAccount(viewer));
  const record = await readRecord(dependencies, viewer, petId);
  const [described] = await petReferences.describe(database.query, [petId]);
  const photo = await photoOf(dependencies, database.query, petId);
  const createdAt = clock.now();
  const letterhead = await content.letterhead();
  const { drawBooklet } = await import('./booklet-document.ts');
  const bytes = await drawBooklet({ record, described, photo, letterhead, language, createdAt });
  return { name: `${fileNames[language]}-${record.today}.pdf`, bytes };
}

const fileNames = { es: 'cartilla', en: 'medical-record' };

/** As other sites show it: a JPEG of a known size. */
async function photoOf({ files }: BookletDependencies, query: Tx['query'], petId: string) {
  const [first] = await petReferences.mediaIds(query, petId);
  const file = first === undefined ? undefined : await files.open(mediaKey(first, 'og.jpg'));
  return file && buffer(file.stream);
}
