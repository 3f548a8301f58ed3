import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holds } from '#tests/setup/property.ts';
import { dateIn } from '../clock.ts';
import { addDays } from '../dates.ts';
import { AppError } from '../errors.ts';
import { changedPet, registeredPet } from './pet-change.ts';
import type { PetRecord, PetRequest } from './pet-record.ts';
import { mayBecome } from './pet-status.ts';
import { adopter, description, owner } from './testing/luna.ts';
import { daysWaiting, latestExpiry, visibilityFrom } from './visibility.ts';
import { type PetStatus, petStatus } from './vocabularies.ts';

/** One thing that somebody asks for. Dates are days from the day on which it is asked. */
const intent = fc.oneof(
  fc.record({ status: fc.constantFrom(...petStatus.values) }),
  fc.record({
    status: fc.constant<PetStatus>('adopted'),
    adoptedThroughUs: fc.constantFrom('yes' as const, 'no' as const),
    adopter: fc.option(fc.constantFrom(adopter, { ...adopter, phone: '12' }), { nil: undefined }),
  }),
  fc.record({ deleted: fc.boolean() }),
  fc.record({ status: fc.constantFrom(...petStatus.values), deleted: fc.boolean() }),
  fc.record({ expiresIn: fc.integer({ min: -60, max: 60 }) }),
  fc.record({ expiresIn: fc.constant(35), noticeIn: fc.constant(15) }),
);
type Intent = Partial<
  Pick<PetRequest, 'status' | 'adoptedThroughUs' | 'adopter' | 'deleted'> &
    Record<'expiresIn' | 'noticeIn', number>
>;

const step = fc.record({
  daysLater: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 50 })),
  byOwner: fc.boolean(),
  bringsContract: fc.boolean(),
  intent: intent as fc.Arbitrary<Intent>,
});

function requestOf({ expiresIn, noticeIn, ...rest }: Intent, today: string): PetRequest {
  return {
    description: {},
    ...rest,
    ...(expiresIn !== undefined && { expiresOn: addDays(today, expiresIn) }),
    ...(noticeIn !== undefined && { notifyOn: addDays(today, noticeIn) }),
  };
}

/** Undefined when it is refused. */
function asked(...[pet, request, circumstances]: Parameters<typeof changedPet>) {
  try {
    return changedPet(pet, request, circumstances);
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

function expectSound(before: PetRecord, after: PetRecord, today: string, byOwner: boolean): void {
  const changed = after.status !== before.status;
  expect(after.history.slice(0, before.history.length)).toEqual(before.history);
  expect(after.history.slice(before.history.length)).toEqual(
    changed ? [{ date: today, status: after.status }] : [],
  );
  if (changed) expect(mayBecome(before.status, after.status)).toBe(true);
  if (after.status === 'adopted' && after.adoptedThroughUs === 'yes') {
    expect(after.adopter).toMatchObject({ name: 'Tomás Poot', phone: '9847654321' });
    expect(after.contractFile).not.toBeNull();
  }
  if (after.deletedOn !== null) expect(after.deletedOn <= today).toBe(true);
  if (byOwner && before.deletedOn !== null) expect(after.deletedOn).toBe(before.deletedOn);
  expect(after.expiresOn <= latestExpiry(today)).toBe(true);
  expect(after.notifyOn <= latestExpiry(today)).toBe(true);
  expect(after.registeredOn).toBe(before.registeredOn);
  const endsAdoption = changed && before.status === 'adopted';
  expect(after.contractFile).toBe(endsAdoption ? null : before.contractFile);
}

test('whatever is asked of a pet by whom and when, its rules hold', () => {
  const outcomes = { taken: 0, refused: 0, adoptedThroughUs: 0, restored: 0 };
  holds(
    fc.property(fc.array(step, { minLength: 1, maxLength: 15 }), (steps) => {
      let today = '2027-12-20';
      let pet = registeredPet({ description, status: 'rehabilitation' }, owner, today);
      for (const { daysLater, byOwner, bringsContract, intent } of steps) {
        today = addDays(today, daysLater);
        if (bringsContract) pet = { ...pet, contractFile: 'contrato/1/a.pdf' };
        const circumstances = { today, whole: false, mayRestore: !byOwner };
        const request = requestOf(intent, today);
        const kept = structuredClone(pet);
        const after = asked(pet, request, circumstances);
        expect(pet).toEqual(kept);
        outcomes[after ? 'taken' : 'refused'] += 1;
        if (!after) continue;

        expectSound(pet, after, today, byOwner);
        // The same again is nothing new.
        expect(asked(after, request, circumstances) ?? after).toEqual(after);
        outcomes.adoptedThroughUs += Number(after.adoptedThroughUs === 'yes');
        outcomes.restored += Number(pet.deletedOn !== null && after.deletedOn === null);
        pet = after;
      }
    }),
  );
  // Else the property says nothing.
  for (const count of Object.values(outcomes)) expect(count).toBeGreaterThan(20);
});

/** The calendar of the wall: day after day, month after month. */
function nextDay(date: string): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  const text = (y: number, m: number, d: number) =>
    `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`;
  if (day < (lengths[month - 1] ?? 0)) return text(year, month, day + 1);
  return month < 12 ? text(year, month + 1, 1) : text(year + 1, 1, 1);
}
const daysLater = (date: string, days: number): string =>
  days === 0 ? date : daysLater(nextDay(date), days - 1);

const anyDay = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays('1980-01-01', days));
const edges = fc
  .tuple(fc.integer({ min: 1996, max: 2104 }), fc.constantFrom('01-31', '02-28', '12-31', '02-14'))
  .map(([year, day]) => `${year}-${day}`);

test('visibility is counted as on a calendar: over months, years and leap days', () => {
  holds(
    fc.property(fc.oneof(anyDay, edges), (from) => {
      expect(visibilityFrom(from)).toEqual({
        notifyOn: daysLater(from, 15),
        expiresOn: daysLater(from, 35),
      });
    }),
  );
});

test('days of waiting are days of the calendar, also where a clock was put forward or back', () => {
  const zone = fc.constantFrom('America/Mexico_City', 'America/Tijuana', 'America/New_York');
  const noonUtc = (date: string) => new Date(`${date}T17:00:00Z`);
  holds(
    fc.property(
      zone,
      fc.oneof(anyDay, edges),
      fc.integer({ min: 0, max: 400 }),
      (z, from, days) => {
        const registeredOn = dateIn(z, noonUtc(from));
        expect(daysWaiting(registeredOn, dateIn(z, noonUtc(daysLater(from, days))))).toBe(days);
        expect(daysWaiting(daysLater(from, days), from)).toBe(0);
      },
    ),
  );
});
