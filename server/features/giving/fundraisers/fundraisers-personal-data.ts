import { formatPesos } from '#domain/money.ts';
import type { DataVersions } from '#server/db/data-versions.ts';
import type { Database } from '#server/db/database.ts';
import type { PersonalData } from '#server/features/kits/personal-data/personal-data.ts';
import { donationReferences } from '../donations/donation-references.ts';
import { endFundraisersOf, findOwn } from './fundraisers.repository.ts';

const mostExported = 1_000;

/** Somebody's own pages. They end with the account, and nobody reads them any more; gifts stay in the ledger. */
export const fundraisersPersonalData = (
  database: Database,
  dataVersions: Pick<DataVersions, 'bump'>,
  now: () => Date,
): PersonalData => ({
  key: 'fundraisers',
  title: { es: 'Tus páginas para reunir donativos', en: 'Your fundraising pages' },
  labels: {
    title: { es: 'Título', en: 'Title' },
    organizer: { es: 'Organiza', en: 'Organizer' },
    story: { es: 'Historia', en: 'Story' },
    goal: { es: 'Meta', en: 'Goal' },
    endsOn: { es: 'Termina', en: 'Ends' },
    state: { es: 'Estado', en: 'State' },
  },
  async find({ id }) {
    const found = await findOwn(database, id, mostExported);
    return found.map(({ written: { title, organizer, story, goalCents, endsOn }, state }) => ({
      title,
      organizer,
      story,
      goal: formatPesos(goalCents),
      endsOn,
      state,
    }));
  },
  async erase(tx, { id }) {
    const ended = await endFundraisersOf(tx, id, now().toISOString());
    for (const fundraiserId of ended) {
      await donationReferences.forgetFundraiserNames(tx, fundraiserId);
    }
    if (ended.length > 0) await dataVersions.bump(tx, 'campaigns');
  },
});
