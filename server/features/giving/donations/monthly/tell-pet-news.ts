import { type Clock, dateIn } from '#domain/clock.ts';
import { addDays } from '#domain/dates.ts';
import { daysBetweenPetNews } from '#domain/donations/pet-news.ts';
import type { PublicPet } from '#domain/pets/pet.ts';
import type { Database } from '#server/db/database.ts';
import type { PetsService } from '#server/features/animals/pets/core/pets.service.ts';
import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';
import type { MonthlyMails } from './monthly-mails.ts';
import { findPetReaders, type PetReader, takePetNews } from './pet-news.repository.ts';
import { newsSince, seenOf } from './pet-news.ts';

/** As many pets as may be asked for at once. */
const atOnce = 100;

interface Dependencies {
  database: Database;
  clock: Clock;
  timezone: string;
  pets: Pick<PetsService, 'findPublicOnes'>;
  mails: MonthlyMails;
}

export type PetNewsMails = ReturnType<typeof createPetNewsMails>;

/**
 * Whoever gives each month for one pet hears what its page shows anew, at most once a month. What was seen and the mail
 * are stored together: whoever is killed in between has told nobody.
 */
export const createPetNewsMails = (dependencies: Dependencies) =>
  bindUseCases(dependencies, { tellAll });

export const petNewsJob = (petNews: PetNewsMails) =>
  defineScheduledJob({
    kind: 'donations.tellPetNews',
    queue: 'reminders',
    timeLimit: 600_000,
    pattern: '40 11 * * *',
    scope: 'cluster',
    run: (_occurrence, { signal }) => petNews.tellAll(signal),
  });

async function tellAll(dependencies: Dependencies, signal: AbortSignal): Promise<void> {
  const { database, clock, timezone, pets } = dependencies;
  const today = dateIn(timezone, clock.now());
  for (let afterId = ''; ; ) {
    signal.throwIfAborted();
    const readers = await findPetReaders(database.query, { today, afterId, limit: atOnce });
    const ids = [...new Set(readers.map(({ monthly }) => monthly.petId))];
    const shown = new Map((await pets.findPublicOnes(ids)).map((pet) => [pet.id, pet]));
    for (const reader of readers) {
      signal.throwIfAborted();
      const pet = shown.get(reader.monthly.petId);
      if (pet) await tell(dependencies, reader, pet, today);
    }
    const last = readers.at(-1);
    if (!last || readers.length < atOnce) return;
    afterId = last.monthly.id;
  }
}

async function tell(
  { database, mails }: Dependencies,
  reader: PetReader,
  pet: PublicPet,
  today: string,
): Promise<void> {
  const next = addDays(today, daysBetweenPetNews);
  const seen = seenOf(pet);
  const before = reader.seen?.petId === pet.id ? reader.seen : undefined;
  const news = before && newsSince(before, pet);
  // What it was when they began is no news.
  if (before && !news) return;
  const told = news && { petId: pet.id, on: today, what: news.what, photos: news.photos.length };
  await database.transaction(async (tx) => {
    if (!(await takePetNews(tx, reader, { seen, next, ...(told && { told }) }))) return;
    if (news) await mails.petNews(tx, reader.monthly, { pet, news });
  });
}
