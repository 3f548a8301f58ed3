import { expect, it } from 'vitest';
import { visitor } from '#domain/accounts/viewer.ts';
import { addDays } from '#domain/dates.ts';
import { isPublicPet } from '#domain/pets/visibility.ts';
import { petStatus, programmes } from '#domain/pets/vocabularies.ts';
import { findSpans, listSpan } from '#server/features/animals/pets/core/pet-listing.repository.ts';
import { findExpiringPets } from '#server/features/animals/pets/visibility/pet-visibility.repository.ts';
import { createTestContext } from '#tests/setup/context.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { addPet, addUser, today } from './add-pets.ts';

const days = [-1, 0, 1].map((days) => addDays(today, days));
const everyKind = petStatus.values.flatMap((status) =>
  ([0, 1] as const).flatMap((deleted) =>
    [[], ['portrait']].flatMap((pictures) =>
      days.map((expiresOn) => ({ status, deleted, pictures, expiresOn })),
    ),
  ),
);

describeOnBothDatabases('every kind of pet on the days around its last', (databases) => {
  it('is found by visitors, listed and asked about as the rule says', async () => {
    let day = today;
    const clock = { now: () => new Date(`${day}T18:00:00Z`) };
    const context = await createTestContext(await databases.newConfig(), { clock });
    const { database } = context;
    const owner = await addUser(database);
    const pets = new Map<string, (typeof everyKind)[number]>();
    for (const kind of everyKind) {
      const { expiresOn, ...columns } = kind;
      const id = await addPet(database, {
        ...columns,
        expires_on: expiresOn,
        notify_on: '2026-01-01',
        owner_id: owner,
      });
      pets.set(id, kind);
    }

    for (day of days) {
      const expected = [...pets]
        .filter(([, { status, deleted, pictures, expiresOn }]) =>
          isPublicPet({ status, deleted: deleted === 1, media: pictures, expiresOn }, day),
        )
        .map(([id]) => id)
        .sort();
      expect(expected).toHaveLength(programmes.length * days.filter((end) => end >= day).length);

      const everything = { where: [], order: [], page: 1, limit: 100 };
      const found = await context.pets.query(visitor, everything);
      expect(found.items.map(({ id }) => id).sort()).toEqual(expected);

      const listed = [];
      for (const span of await findSpans(database, 30)) {
        listed.push(...(await listSpan(database, span, day)));
      }
      expect(listed.map(({ id }) => id).sort()).toEqual(expected);

      const asked = await findExpiringPets(database, day, { afterId: '', limit: 100 });
      expect(asked.map(({ id }) => id)).toEqual(expected);
    }
    await context.close();
  });
});
