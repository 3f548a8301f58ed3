import { beforeAll, describe, expect, it } from 'vitest';
import { firstContent } from '#content/first-content.ts';
import { resources } from '#content/resources/resources.ts';
import { languages } from '#domain/language.ts';
import { usualRetention } from '#domain/retention/term.ts';
import { createDataVersions, type DataVersions } from '#server/db/data-versions.ts';
import type { Database } from '#server/db/database.ts';
import { countPets } from '#server/features/animals/pets/core/pet-statistics.repository.ts';
import { createResourcesService } from '#server/features/communication/resources/resources.service.ts';
import { describeOnBothDatabases, onSqliteAlone } from '#tests/setup/databases.ts';
import { addPet, clock } from '../pets/add-pets.ts';

const serviceOn = (database: Database, dataVersions: DataVersions) =>
  createResourcesService({
    pets: { statistics: () => countPets(database) },
    content: {
      published: async (key, language) => firstContent[key][language],
      organisation: async (language) => firstContent.organisation[language],
      letterhead: async () => ({ name: 'Casa', logo: undefined }),
      publishedAt: async () => new Map(),
      assetsNamed: async () => new Map(),
    },
    config: { retention: usualRetention },
    dataVersions,
    clock,
    timezone: 'America/Mexico_City',
  });

/** Only the organisation knows its own: a new portal does not offer them. */
const tellingPrices = [
  'sterilization-for-people',
  'sterilization-for-companies',
  'treatment-costs',
];

describeOnBothDatabases('downloads', (databases) => {
  let database: Database;
  let dataVersions: DataVersions;
  let service: ReturnType<typeof serviceOn>;

  beforeAll(async () => {
    database = await databases.open(clock);
    dataVersions = createDataVersions(database, clock);
    service = serviceOn(database, dataVersions);
  });

  describe('the statistics', () => {
    it('say so while nobody is registered', async () => {
      const document = await service.open('estadisticas.pdf');
      expect(document?.type).toBe('application/pdf');
    });

    it('count every pet that is not deleted once, whoever may see it', async () => {
      await addPet(database, { species: 'dog', federal_state: 'Jalisco' });
      await addPet(database, { species: 'cat', federal_state: 'Jalisco', status: 'adopted' });
      await addPet(database, {
        species: 'cat',
        federal_state: 'Yucatan',
        expires_on: '2020-01-01',
      });
      await addPet(database, { deleted: 1 });
      expect(await countPets(database)).toEqual({
        petsByStatus: [
          { key: 'adoption', pets: 2 },
          { key: 'adopted', pets: 1 },
        ],
        petsBySpecies: [
          { key: 'cat', pets: 2 },
          { key: 'dog', pets: 1 },
        ],
        petsByState: [
          { key: 'Jalisco', pets: 2 },
          { key: 'Yucatan', pets: 1 },
        ],
      });
    });

    it('are made once for all who ask at the same time', async () => {
      await database.transaction((tx) => dataVersions.bump(tx, 'pets'));
      const ask = () => service.open('estadisticas.pdf');
      expect(new Set(await Promise.all([ask(), ask(), ask()])).size).toBe(1);
    });

    it('are made anew when a pet changed, and once until then', async () => {
      const before = await service.open('statistics.pdf');
      expect(await service.open('statistics.pdf')).toBe(before);
      await database.transaction((tx) => dataVersions.bump(tx, 'pets'));
      expect(await service.open('statistics.pdf')).not.toBe(before);
    });
  });

  onSqliteAlone(databases, () => {
    it.each(languages)(
      'are all listed in %s but those that tell prices, each under an address of its own',
      async (language) => {
        const listed = await service.list(language);
        const all = resources.map(({ id }) => id).filter((id) => !tellingPrices.includes(id));
        expect(listed.map(({ id }) => id)).toEqual(all);
        const addresses = listed.flatMap(({ files }) => files.map(({ href }) => href));
        expect(new Set(addresses).size).toBe(addresses.length);
        for (const address of addresses)
          expect(address).toMatch(/^\/documents\/[a-z-]+\.(?:pdf|docx)$/);
      },
    );

    it('are made when they are asked for where nothing was built', async () => {
      const document = await service.open('formato-de-recibo.pdf');
      expect(document?.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    });

    it.each(['no-such-file.pdf', '../package.json', 'estadisticas.docx', ''])(
      'leave %j closed',
      async (name) => {
        expect(await service.open(name)).toBeUndefined();
      },
    );
  });
});
