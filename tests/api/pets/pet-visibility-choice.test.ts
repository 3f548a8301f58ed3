import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, daysBetween } from '#domain/dates.ts';
import { petStatus } from '#domain/pets/vocabularies.ts';
import type { Context } from '#server/context.ts';
import { type FakeSmtpServer, startSmtpServer } from '#tests/fakes/smtp-server.ts';
import { createTestContext } from '#tests/setup/context.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { addPet, addUser, ines } from './add-pets.ts';

/** Before a leap day and the beginning of summer time, which Tijuana still has. */
const firstDay = '2028-02-10';
const timezone = 'America/Tijuana';

const pets = fc.sample(
  fc.record({
    status: fc.oneof(
      fc.constantFrom('adoption', 'rehabilitation'),
      fc.constantFrom(...petStatus.values),
    ),
    deleted: fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, fc.constant(1)),
    shown: fc.oneof({ weight: 5, arbitrary: fc.constant(true) }, fc.constant(false)),
    notifyIn: fc.integer({ min: -5, max: 60 }),
    visibleFor: fc.integer({ min: 0, max: 25 }),
    owner: fc.constantFrom('rosa', 'rosa', 'rosa', 'disabled', 'nobody'),
  }),
  { seed: 20_261_120, numRuns: 120 },
);
/** The portal runs on these mornings; in between it is down. */
const mornings: string[] = [];
for (const gap of fc.sample(fc.integer({ min: 1, max: 6 }), { seed: 20_261_120, numRuns: 18 })) {
  mornings.push(addDays(mornings.at(-1) ?? firstDay, gap));
}

type DrawnPet = (typeof pets)[number];

/** By the rule as people would say it: which mails the owner of this pet gets on which mornings. */
function expectedMails({ status, deleted, shown, notifyIn, visibleFor, owner }: DrawnPet) {
  const isInProgramme = status === 'adoption' || status === 'rehabilitation';
  if (!isInProgramme || deleted || !shown || owner !== 'rosa') return [];
  const notifyOn = addDays(firstDay, notifyIn);
  const expiresOn = addDays(notifyOn, visibleFor);
  const open = mornings.filter((day) => day >= notifyOn && day <= expiresOn);
  const isLate = (day: string) => daysBetween(day, expiresOn) <= 3;
  const first = open.find((day) => !isLate(day));
  const last = open.find(isLate);
  return [first, last].filter((day) => day !== undefined);
}

describeOnBothDatabases('which owners are asked', (databases) => {
  let smtp: FakeSmtpServer;
  let context: Context;
  let time = new Date(`${firstDay}T20:00:00Z`);

  beforeAll(async () => {
    smtp = await startSmtpServer();
    const config = await databases.newConfig({ SMTP_URL: smtp.url, SITE_TIMEZONE: timezone });
    context = await createTestContext(config, {
      clock: { now: () => time },
      scheduledKinds: ['pets.askOwners'],
    });
    const owners = {
      rosa: await addUser(context.database),
      disabled: await addUser(context.database),
      nobody: null,
    };
    await context.administration.disable({ viewer: ines, address: '10.0.0.1' }, owners.disabled);
    for (const [index, pet] of pets.entries()) {
      const notifyOn = addDays(firstDay, pet.notifyIn);
      await addPet(context.database, {
        name: `N${index}`,
        status: pet.status,
        deleted: pet.deleted,
        pictures: pet.shown ? ['portrait'] : [],
        owner_id: owners[pet.owner as keyof typeof owners],
        notify_on: notifyOn,
        expires_on: addDays(notifyOn, pet.visibleFor),
      });
    }
  });
  afterAll(async () => {
    await context.close();
    await smtp.stop();
  });

  it('is the same whatever the portal slept through, and nobody is asked twice', async () => {
    const asked = pets.map((): string[] => []);
    for (const day of mornings) {
      // Some minutes after nine: the summer clock is an hour ahead.
      time = new Date(`${day}T17:05:00Z`);
      await context.jobs.runDue();
      await context.jobs.runDue();
      for (const { subject } of smtp.take()) {
        asked[Number(/N(\d+)/.exec(subject ?? '')?.[1])]?.push(day);
      }
    }
    expect(asked).toEqual(pets.map(expectedMails));
    expect(asked.flat().length).toBeGreaterThan(30);
    expect(asked.some((days) => days.length === 2)).toBe(true);
  });
});
