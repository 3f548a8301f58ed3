import { isOver } from '#domain/donations/subscription-status.ts';
import { notFound } from '#domain/errors.ts';
import { defaultLanguage, type Language } from '#domain/language.ts';
import type { Database } from '#server/db/database.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { DonationAdmission } from '../admission/donation-admission.ts';
import { findMonthly } from './monthly-donations.repository.ts';
import { countedAs, type MonthlyGiver } from './monthly-giver.ts';
import type { createOwnMonthlyDonation } from './own-monthly-donation.ts';
import { setPetNews } from './pet-news.repository.ts';
import type { PetNewsLinks } from './pet-news-links.ts';

interface Dependencies {
  database: Database;
  limits: RateLimits;
  admission: DonationAdmission;
  own: ReturnType<typeof createOwnMonthlyDonation>;
  petNewsLinks: PetNewsLinks;
}

/** @throws AppError unauthenticated, notFound, tooManyRequests */
export async function choosePetNews(
  { database, admission, own }: Dependencies,
  giver: MonthlyGiver,
  wanted: boolean,
): Promise<void> {
  const counted = countedAs(giver);
  const monthly = await own.findRecently(giver);
  if (!monthly || isOver(monthly.status)) throw notFound('monthlyDonation');
  await admission.admitAgain(counted);
  await database.transaction((tx) => setPetNews(tx, monthly.id, wanted));
}

/** In which language the page of the link in a mail asks. @throws AppError as `endPetNews` */
export async function petNewsLanguage(
  dependencies: Dependencies,
  key: string,
  address: string,
): Promise<Language> {
  return (await requireKey(dependencies, key, address)).language;
}

/** By the link in a mail; once more changes nothing. @throws AppError notFound for a key that is none; tooManyRequests */
export async function endPetNews(
  dependencies: Dependencies,
  key: string,
  address: string,
): Promise<Language> {
  const { id, language } = await requireKey(dependencies, key, address);
  await dependencies.database.transaction((tx) => setPetNews(tx, id, false));
  return language;
}

/** Only who tries keys that are none is slowed down. @returns whose mails it ends */
async function requireKey(
  { database, petNewsLinks, limits }: Dependencies,
  key: string,
  address: string,
): Promise<{ id: string; language: Language }> {
  const id = petNewsLinks.idIn(key);
  if (id === undefined) {
    await limits.consume('mailLink', address);
    throw notFound('link');
  }
  const monthly = await findMonthly(database.query, { id });
  return { id, language: monthly?.language ?? defaultLanguage };
}
