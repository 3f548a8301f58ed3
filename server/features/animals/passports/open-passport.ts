import type { Viewer } from '#domain/accounts/viewer.ts';
import { notFound } from '#domain/errors.ts';
import type { Language } from '#domain/language.ts';
import { writtenPassport } from '#domain/passports/written-passport.ts';
import type { PassportDependencies } from './passport-dependencies.ts';
import { passportDocumentWords } from './passport-document-words.ts';
import { requireSeen } from './passports.policy.ts';
import { findPassport } from './passports.repository.ts';
import { asPassport } from './revoke-passport.ts';

/**
 * The passport as a PDF, drawn now; only of one that nothing took the place of.
 * @throws AppError unauthenticated, notFound, tooManyRequests
 */
export async function openPdf(
  dependencies: PassportDependencies,
  viewer: Viewer,
  passportId: string,
  language: Language,
): Promise<{ name: string; bytes: Buffer }> {
  const { database, limits, siteUrl } = dependencies;
  const found = await findPassport(database.query, passportId);
  if (!found) throw notFound('passport');
  const { pet } = await asPassport(() =>
    requireSeen(dependencies, database.query, viewer, found.pet_id),
  );
  if (found.ended_at !== null) throw notFound('passport');
  if (viewer.kind === 'user') await limits.consume('passportDocument', viewer.id);
  const { drawPassport } = await import('./passport-document.ts');
  const bytes = await drawPassport({
    passport: await writtenPassport(found.code),
    code: found.code,
    language,
    letterhead: await dependencies.content.letterhead(),
    siteUrl,
    issuedAt: new Date(found.issued_at),
    today: dependencies.today(),
  });
  return { name: passportDocumentWords[language].file(pet.name, found.number), bytes };
}
