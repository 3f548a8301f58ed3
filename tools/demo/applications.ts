import { randomUUID } from 'node:crypto';
import type { DemoApplication } from '#content/demo/demo-applications.ts';
import { demoFamilies, donorProfile } from '#content/demo/demo-families.ts';
import type { Account } from '#domain/accounts/account.ts';
import { dateIn } from '#domain/clock.ts';
import { addDays } from '#domain/dates.ts';
import type { Context } from '#server/context.ts';
import type { FamilyName } from './application-moment.ts';
import { momentsOf } from './application-moments.ts';
import { forgetMails, viewerOf } from './donations.ts';
import { day, type Filling, minute } from './filling.ts';

/**
 * Adoption applications as families send them and rescuers decide about them, from the oldest on. A portal that has
 * some, and pets that are not there, are left alone.
 */
export async function fillApplications(
  filling: Filling,
  applications: readonly DemoApplication[],
): Promise<void> {
  const { context, people, petIds, start, goTo } = filling;
  const known = applications.filter(({ pets }) => pets.every((id) => petIds.has(id)));
  if (known.length === 0) return;
  const anybodys = { where: [], order: [], page: 1, limit: 1 };
  const viewer = viewerOf(people.administrator);
  if ((await context.applications.query(viewer, anybodys)).total > 0) return;
  const families = await seedFamilies(context, people.donor, known);
  const moments = known.flatMap((application, index) =>
    momentsOf(application, filling, families).map((one, step) => ({
      ...one,
      // Not all at the same hour; a step stands after what it follows.
      at: new Date(
        start.getTime() - one.daysAgo * day - (known.length - index) * 23 * minute + step * minute,
      ),
    })),
  );
  for (const { at, happen } of moments.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    goTo(at);
    await happen();
  }
  await restrictSome(filling);
  await forgetMails(context, new Date(start.getTime() - 2 * day));
  goTo(start);
}

/** The list of who may not adopt: a family that applies now, and somebody who was on it. */
async function restrictSome({ context, people, start, goTo }: Filling): Promise<void> {
  const { config, restrictions } = context;
  const actor = { viewer: viewerOf(people.administrator), address: '' };
  const today = dateIn(config.timezone, start);
  const nobody = { email: '', phone: '', rfc: '', name: '', postalCode: '' };
  goTo(new Date(start.getTime() - 40 * day));
  const former = await restrictions.restrict(actor, {
    ...nobody,
    phone: '5500000099',
    label: 'Caso 2',
    reason: 'Regaló a la gata que había adoptado sin avisarnos.',
    endsOn: addDays(today, 90),
  });
  goTo(new Date(start.getTime() - 3 * day));
  await restrictions.appeal(actor, {
    id: former.id,
    text: 'Nos mostró que la gata vive con su mamá, esterilizada y sana.',
    outcome: 'lifted',
  });
  const { id } = await restrictions.restrict(actor, {
    ...nobody,
    email: demoFamilies.ituarte.email,
    phone: demoFamilies.ituarte.phone,
    label: 'Caso 5',
    reason: 'En otro albergue devolvió dos perros lastimados; lo confirmaron por escrito.',
    endsOn: addDays(today, 365),
  });
  await restrictions.appeal(actor, {
    id,
    text: 'Dice que los lastimaron en la pensión. Pedimos el comprobante del veterinario.',
    outcome: 'pending',
  });
}

/** With their profiles. Nobody signs in as one of them but the donor. */
async function seedFamilies(
  { accounts, applications }: Context,
  donor: Account,
  known: readonly DemoApplication[],
): Promise<ReadonlyMap<FamilyName, Account>> {
  const names = [...new Set(known.map(({ by }) => by))];
  const seeded = await Promise.all(
    names.map(async (name) => {
      const { profile, ...person } =
        name === 'donor' ? { profile: donorProfile } : demoFamilies[name];
      const account =
        'email' in person
          ? ((await accounts.findByEmail(person.email)) ??
            (await accounts.create({
              ...person,
              country: 'México',
              roles: ['member'],
              password: randomUUID(),
            })))
          : donor;
      await applications.saveProfile(viewerOf(account), profile);
      return [name, account] as const;
    }),
  );
  return new Map(seeded);
}
