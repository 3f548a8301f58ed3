import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { holds } from '#tests/setup/property.ts';
import { addDays, daysBetween } from '../dates.ts';
import { AppError, type FieldErrors } from '../errors.ts';
import { changedPet, registeredPet } from './pet-change.ts';
import type { PetRecord, PetRequest } from './pet-record.ts';
import { mayBecome } from './pet-status.ts';
import { adopter, description, owner } from './testing/luna.ts';
import { type PetStatus, petStatus } from './vocabularies.ts';

const today = '2026-11-20';
const luna = registeredPet({ description, status: 'rehabilitation' }, owner, today);
const change = (
  said: Partial<PetRequest>,
  { pet = luna, day = today, whole = false, mayRestore = true } = {},
) => changedPet(pet, { description: {}, ...said }, { today: day, whole, mayRestore });

/** What is wrong with it, by field. */
function problems(work: () => unknown): FieldErrors | string | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error.details ?? error.code;
    throw error;
  }
}

describe('registration', () => {
  test('shows the pet from today on, with its first line of history', () => {
    expect(luna).toMatchObject({
      registeredOn: today,
      notifyOn: '2026-12-05',
      expiresOn: '2026-12-25',
      deletedOn: null,
      history: [{ date: today, status: 'rehabilitation' }],
      ...owner,
    });
  });

  test.each(petStatus.values.filter((status) => !beginsWell(status)))(
    'no pet begins as %s',
    (status) => {
      const work = () => registeredPet({ description, status }, owner, today);
      expect(problems(work)).toEqual({ status: ['chooseOption'] });
    },
  );

  test('everything that is wrong is said at once', () => {
    const said = { ...description, name: '', sterilized: true, lastDewormedOn: '2027-01-01' };
    const work = () => registeredPet({ description: said, ownerEmail: 'x' }, owner, today);
    expect(problems(work)).toEqual({
      status: ['chooseOption'],
      name: ['nameRequired'],
      vetPhone: ['phoneRequired'],
      ownerEmail: ['emailInvalid'],
    });
  });

  test('deworming lies in the past, where tomorrow has begun further east', () => {
    const on = (lastDewormedOn: string) =>
      problems(() =>
        registeredPet(
          { description: { ...description, lastDewormedOn }, status: 'adoption' },
          owner,
          today,
        ),
      );
    expect(on('2026-11-21')).toBeUndefined();
    expect(on('2026-11-22')).toEqual({ lastDewormedOn: ['invalidDate'] });
  });
});

describe('change of status', () => {
  const papers = { ...luna, contractFile: 'contrato/1/a.pdf' };

  test('an adoption asks for its channel', () => {
    expect(problems(() => change({ status: 'adopted' }))).toEqual({
      adoptedThroughUs: ['chooseOption'],
    });
  });

  test('one through the portal asks for the adopter and the contract', () => {
    expect(problems(() => change({ status: 'adopted', adoptedThroughUs: 'yes' }))).toEqual({
      contractFile: ['contractRequired'],
      'adopter.name': ['nameRequired'],
      'adopter.phone': ['phoneRequired'],
      'adopter.email': ['emailRequired'],
      'adopter.street': ['streetInvalid'],
      'adopter.neighborhood': ['required'],
      'adopter.postalCode': ['postalCodeInvalid'],
      'adopter.state': ['required'],
      'adopter.city': ['required'],
      'adopter.country': ['required'],
    });
  });

  test('with its papers it is kept, and the telephone as digits', () => {
    const adopted = change(
      { status: 'adopted', adoptedThroughUs: 'yes', adopter },
      { pet: papers },
    );
    expect(adopted.adopter).toEqual({ ...adopter, phone: '9847654321' });
    expect(adopted.history.at(-1)).toEqual({ date: today, status: 'adopted' });
  });

  test.each([
    ['Sin número', false],
    ['12', false],
    ['Calle 5 de Mayo 12', true],
    ['Av. Tulum 34-B', false],
    ['Av. Tulum 34B, int. 2', true],
    ['Av. Coba #7 depto 4', true],
    [`Calle ${'9 '.repeat(50)}x`, false],
  ])('the street %j: %j', (street, fits) => {
    const said = {
      status: 'adopted',
      adoptedThroughUs: 'yes',
      adopter: { ...adopter, street },
    } as const;
    const found = problems(() => change(said, { pet: papers }));
    expect(found).toEqual(fits ? undefined : { 'adopter.street': ['streetInvalid'] });
  });

  test('the contract of one family is not the next one’s', () => {
    const said = { status: 'adopted', adoptedThroughUs: 'yes', adopter } as const;
    const adopted = change(said, { pet: papers });
    const back = change({ status: 'returned' }, { pet: adopted });
    expect([adopted.contractFile, back.contractFile]).toEqual([papers.contractFile, null]);
    expect(problems(() => change(said, { pet: back }))).toEqual({
      contractFile: ['contractRequired'],
    });
  });

  test('one elsewhere keeps nobody’s data', () => {
    const adopted = change({ status: 'adopted', adoptedThroughUs: 'no', adopter });
    expect([adopted.adoptedThroughUs, adopted.adopter]).toEqual(['no', null]);
  });

  test('a pet without needs does not go to rehabilitation', () => {
    const pet = change({ status: 'adoption', description: { needs: [] } });
    expect(problems(() => change({ status: 'rehabilitation' }, { pet }))).toEqual({
      needs: ['chooseAtLeastOne'],
    });
  });

  test('it brings a deleted pet back, for administrators', () => {
    const pet = change({ deleted: true });
    expect(change({ status: 'paused' }, { pet }).deletedOn).toBeNull();
    expect(problems(() => change({ status: 'paused' }, { pet, mayRestore: false }))).toBe(
      'forbidden',
    );
  });
});

const day = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1999-12-31', days));
const edges = fc.constantFrom('2027-01-31', '2028-01-14', '2028-02-29', '2027-12-31', '2027-03-31');

describe('coming back into a programme', () => {
  const later = '2026-12-26';
  const paused = change({ status: 'paused' });

  test('after its days have run out a pet is visible anew from that day on', () => {
    const old = { notifyOn: paused.notifyOn, expiresOn: paused.expiresOn };
    for (const dates of [{}, old]) {
      expect(change({ status: 'adoption', ...dates }, { pet: paused, day: later })).toMatchObject({
        notifyOn: '2027-01-10',
        expiresOn: '2027-01-30',
      });
    }
  });

  test('before that it keeps the days that it has left', () => {
    const back = change({ status: 'adoption' }, { pet: paused, day: paused.expiresOn });
    expect(back).toMatchObject({ notifyOn: '2026-12-05', expiresOn: '2026-12-25' });
  });

  test('no other change gives days', () => {
    for (const said of [{ status: 'deceased' }, { ownerName: 'Ana' }, {}] as const) {
      const { expiresOn } = change(said, { pet: paused, day: later });
      expect(expiresOn).toBe('2026-12-25');
    }
  });
});

describe('whatever the day', () => {
  test('a pet is asked about after 15 days and leaves after 35, by registration, restoration or renewal', () => {
    holds(
      fc.property(fc.oneof(day, edges), (date) => {
        const pet = registeredPet({ description, status: 'adoption' }, owner, '2026-01-01');
        const deleted = change({ deleted: true }, { pet, day: date });
        const asked = { notifyOn: addDays(date, 15), expiresOn: addDays(date, 35) };
        const after = [
          registeredPet({ description, status: 'adoption' }, owner, date),
          change({ deleted: false }, { pet: deleted, day: date }),
          change(asked, { pet, day: date }),
        ];
        for (const { notifyOn, expiresOn } of after) {
          expect([daysBetween(date, notifyOn), daysBetween(date, expiresOn)]).toEqual([15, 35]);
        }
      }),
    );
  });

  test('no request makes a pet visible for more than 35 days', () => {
    holds(
      fc.property(fc.oneof(day, edges), fc.integer({ min: -400, max: 400 }), (date, days) => {
        const asked = addDays(date, days);
        const found = problems(() => {
          const { expiresOn } = change({ expiresOn: asked }, { day: date });
          expect(expiresOn === luna.expiresOn || daysBetween(date, expiresOn) <= 35).toBe(true);
        });
        const fits = asked === luna.expiresOn || (days >= 0 && days <= 36);
        expect(found).toEqual(fits ? undefined : { expiresOn: ['invalidDate'] });
      }),
    );
  });
});

test('whatever the statuses, the history tells each change once and ends with the present one', () => {
  const requests = fc.array(
    fc.record({ status: fc.constantFrom(...petStatus.values), deleted: fc.boolean() }),
    { maxLength: 12 },
  );
  holds(
    fc.property(requests, (asked) => {
      let pet: PetRecord = luna;
      for (const { status, deleted } of asked) {
        const before: PetRecord = pet;
        const found = problems(() => {
          pet = change({ status, deleted, adoptedThroughUs: 'no' }, { pet: before });
        });
        const allowed = status === before.status || mayBecome(before.status, status);
        expect(found === undefined).toBe(allowed);
        if (found !== undefined) continue;
        expect(pet.deletedOn !== null).toBe(deleted);
        expect(pet.history.length).toBe(before.history.length + (status === before.status ? 0 : 1));
        expect(pet.history.at(-1)?.status).toBe(status);
      }
    }),
  );
});

function beginsWell(status: PetStatus): boolean {
  return status === 'adoption' || status === 'rehabilitation';
}
