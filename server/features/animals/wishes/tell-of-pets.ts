import { petAnnouncement as en } from '#content/pets/en.ts';
import { petAnnouncement as es } from '#content/pets/es.ts';
import { addDays } from '#domain/dates.ts';
import type { Language } from '#domain/language.ts';
import type { PublicPet } from '#domain/pets/pet.ts';
import { withoutAddresses } from '#domain/plain-name.ts';
import { endNoticeDays, mostPetsTold } from '#domain/wishes/wish.ts';
import { filterIn } from '#domain/wishes/wish-filter.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';
import { pushKeys } from './push-keys.ts';
import { enqueuePushes, type pushNews } from './push-news.ts';
import type { WishDependencies } from './wish-dependencies.ts';
import { wishEnding } from './wish-ending-mail.ts';
import { type ToldPet, wishNews } from './wish-news-mail.ts';
import {
  claimDay,
  findDueReaders,
  findReader,
  type WishReader,
} from './wish-readers.repository.ts';
import { whyItFits } from './wish-words.ts';
import {
  deleteWishes,
  findEnded,
  findEnding,
  findWishes,
  updateWish,
  type Wish,
} from './wishes.repository.ts';

const readersAtOnce = 100;
/** Of a day on which more come, the latest are looked at. */
const mostDebuts = 2_000;
const petsAtOnce = 100;

/** By day: each mailbox once, with all its wishes; whoever confirms today hears of tomorrow's pets. */
export const tellOfPets = (dependencies: WishDependencies, push: ReturnType<typeof pushNews>) =>
  defineScheduledJob({
    kind: 'wishes.tell',
    queue: 'reminders',
    timeLimit: 1_200_000,
    pattern: '20 9-20 * * *',
    scope: 'cluster',
    async run(_, { signal }) {
      await pushKeys(dependencies);
      await endOver(dependencies, signal);
      await dependencies.pets.noticeDebuts(signal);
      const today = dependencies.today();
      for (let after = ''; ; ) {
        const portion = { after, most: readersAtOnce };
        const readers = await findDueReaders(dependencies.database.query, today, portion);
        for (const reader of readers) {
          signal.throwIfAborted();
          await tell(dependencies, reader, push);
        }
        const last = readers.at(-1);
        if (!last || readers.length < readersAtOnce) break;
        after = last.id;
      }
      await askBeforeEnds(dependencies, signal);
    },
  });

interface News {
  wish: Wish;
  until: string;
  pets: PublicPet[];
  hasMore: boolean;
}

/**
 * What fits is looked for first; then the day, what was looked at and the mail are stored together: whoever is killed in
 * between has told nobody, and the next try tells everybody once.
 */
async function tell(
  dependencies: WishDependencies,
  reader: WishReader,
  push: ReturnType<typeof pushNews>,
): Promise<void> {
  const { database, jobs, mail, links } = dependencies;
  const today = dependencies.today();
  const wishes = (await findWishes(database.query, reader.id)).filter(
    ({ state }) => state === 'active',
  );
  const told = new Set<string>();
  const found: News[] = [];
  for (const wish of wishes) found.push(await newsOf(dependencies, wish, told));
  await database.transaction(async (tx) => {
    if (!(await claimDay(tx, reader.id, today))) return;
    const left = new Set((await findWishes(tx.query, reader.id)).map(({ id }) => id));
    for (const { wish, until } of found) {
      if (until > wish.seen_until) await updateWish(tx, wish.id, { seen_until: until });
    }
    const news = found.filter(({ wish, pets }) => pets.length > 0 && left.has(wish.id));
    if (news.length === 0) return;
    await mail.enqueue(tx, {
      template: wishNews,
      to: reader.email,
      language: reader.language,
      headers: links.headers(reader.id),
      data: {
        wishes: news.map(({ wish, pets, hasMore }) => ({
          programme: wish.programme,
          filter: wish.filter,
          pets: pets.map((pet) => toldPet(pet, wish, { today, language: reader.language })),
          hasMore,
        })),
        manageUrl: links.manageUrl(reader.id, reader.language),
      },
    });
    const [first] = news;
    if (!first) return;
    await enqueuePushes({ jobs, push }, tx, {
      ...{ readerId: reader.id, language: reader.language, day: today, wish: first.wish },
      names: news.flatMap(({ pets }) => pets.map(({ name }) => name)),
    });
  });
}

/** @param told pets of the reader's other wishes, which stand in the mail once */
async function newsOf({ pets }: WishDependencies, wish: Wish, told: Set<string>): Promise<News> {
  const { programme, seen_until: after } = wish;
  const { ids, until } = await pets.findDebuts({ programme, after, most: mostDebuts });
  const fresh = ids.filter((id) => !told.has(id));
  const filter = filterIn(wish.filter);
  const found: PublicPet[] = [];
  for (let start = 0; start < fresh.length && found.length <= mostPetsTold; start += petsAtOnce) {
    const portion = fresh.slice(start, start + petsAtOnce);
    found.push(...(await pets.findFitting({ programme, filter, ids: portion })));
  }
  const shown = found.slice(0, mostPetsTold);
  for (const { id } of shown) told.add(id);
  return { wish, until, pets: shown, hasMore: found.length > mostPetsTold };
}

const announcements = { es, en };

function toldPet(
  pet: PublicPet,
  wish: Wish,
  reader: { today: string; language: Language },
): ToldPet {
  const { animal, ageOf } = announcements[reader.language];
  const place = [withoutAddresses(pet.city), pet.federalState].filter(Boolean).join(', ');
  return {
    id: pet.id,
    petName: pet.name,
    sex: pet.sex,
    facts: [animal(pet.species, pet.sex), ageOf(pet), place].join(' · '),
    mediaId: pet.media[0]?.id,
    why: whyItFits(filterIn(wish.filter), pet, reader),
  };
}

/** One at a time: two weeks before a wish ends, once. */
async function askBeforeEnds(dependencies: WishDependencies, signal: AbortSignal): Promise<void> {
  const { database, mail, links } = dependencies;
  const today = dependencies.today();
  for (;;) {
    signal.throwIfAborted();
    const isDone = await database.transaction(async (tx) => {
      const wish = await findEnding(tx.query, addDays(today, endNoticeDays));
      const reader = wish && (await findReader(tx.query, wish.reader_id));
      if (!wish || !reader) return true;
      await updateWish(tx, wish.id, { reminded_on: today });
      const { programme, filter, lasts_until: lastsUntil } = wish;
      const manageUrl = links.manageUrl(reader.id, reader.language);
      await mail.enqueue(tx, {
        template: wishEnding,
        to: reader.email,
        language: reader.language,
        headers: links.headers(reader.id),
        data: { programme, filter, lastsUntil: lastsUntil ?? today, manageUrl },
      });
      return false;
    });
    if (isDone) return;
  }
}

/** With the last wish of a mailbox its address goes. */
async function endOver({ database, today }: WishDependencies, signal: AbortSignal): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const ids = await findEnded(database.query, today(), readersAtOnce);
    if (ids.length === 0) return;
    await database.transaction((tx) => deleteWishes(tx, ids));
  }
}
