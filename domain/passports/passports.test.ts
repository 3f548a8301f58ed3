import { beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '../dates.ts';
import { birthOfAge, knownBirth } from '../pets/birth.ts';
import {
  base64urlOf,
  checkPassport,
  type PassportKey,
  type VerifySignature,
} from './check-passport.ts';
import { bytesFrom, digitsFrom } from './digits.ts';
import { type Passport, passportLimits } from './passport.ts';
import { passportAddress, readPassportCode } from './passport-address.ts';
import { signedBytes, unsignedBytes } from './passport-bytes.ts';
import { isPassportNumber, passportNumberFrom } from './passport-number.ts';
import { type Described, isOutdated, passportOf } from './passport-of.ts';
import { vaccineStanding } from './vaccine-standing.ts';

const today = '2026-11-20';
const dose = (onDate: string, more: Partial<Described['entries'][number]> = {}) => ({
  kind: 'vaccine' as const,
  onDate,
  productId: 'rabia',
  product: 'Nobivac',
  lot: 'A-123',
  vetName: 'MVZ Paredes',
  vetLicence: '7654321',
  operation: null,
  isByLink: false,
  correctedAt: null,
  ...more,
});
const described: Described = {
  pet: {
    name: 'Canela',
    species: 'dog',
    sex: 'female',
    breed: 'mixed',
    color: 'Miel con patas blancas',
    microchip: '484000012345678',
    sterilized: true,
    ...birthOfAge({ ageValue: 3, ageUnit: 'years' }, '2025-02-10'),
  },
  entries: [
    dose('2025-03-01'),
    dose('2026-03-01'),
    dose('2025-04-01', { kind: 'operation', operation: 'sterilization' }),
    dose('2025-04-02', { kind: 'note' }),
  ],
  next: [
    { kind: 'vaccine', dueOn: '2027-03-01', product: null, title: 'Rabia' },
    { kind: 'deworming', dueOn: '2026-12-01', product: null, title: 'Drontal' },
  ],
  nameOf: (id) => (id === 'rabia' ? 'Rabia' : undefined),
  organization: 'Casa Animal',
  today,
};
const passport = passportOf(described, '0123-4567-89AB');

/** A code as it was printed before there was a second format, with its key. */
const printed = {
  key: {
    kty: 'OKP',
    crv: 'Ed25519',
    kid: 'AQIDBAUGBwg',
    x: 'sUl6FLesJYcdT8KSr-kEoNs_2EjtzPo6RXyCTu5Pryc',
  } satisfies PassportKey,
  code: [
    '001103840347141006627270183745011829146306273188585565565077221158298510805172985516573809',
    '160211155447045013051490433073257246826937308086769287550829095498381460557026814005176384',
    '132500554797223238057692070530270027166682033134008285976763125750864816689014987818636111',
    '214260782367827114702747958699080950741320104055170573973814146211194767344156532705113535',
    '122833156884653019300628806747148482547395309103027694843255131184010519958172566288867044',
    '045120786087144142970984777532127510810984906077369771672867267884621710262252282918095032',
    '46350',
  ].join(''),
};

async function makeKey() {
  const pair = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']);
  const { x = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey);
  const id = crypto.getRandomValues(new Uint8Array(8));
  const key: PassportKey = { kty: 'OKP', crv: 'Ed25519', kid: base64urlOf(id), x };
  const write = async (one: Passport) => {
    const unsigned = await unsignedBytes(one, id);
    const signature = await crypto.subtle.sign('Ed25519', pair.privateKey, unsigned);
    return signedBytes(unsigned, new Uint8Array(signature));
  };
  return { key, write };
}

const verify: VerifySignature = async (signature, message, raw) => {
  const key = await crypto.subtle.importKey('raw', raw, 'Ed25519', false, ['verify']);
  return crypto.subtle.verify('Ed25519', key, signature, message);
};

describe('what a passport says', () => {
  test('follows from the pet and its record', () => {
    expect(passport).toMatchObject({
      born: '2022',
      sterilizedOn: '2025-04-01',
      issuedOn: today,
      validUntil: '2027-03-01',
      olderVaccines: 0,
      vaccines: [
        {
          product: 'Rabia (Nobivac)',
          lot: 'A-123',
          givenOn: '2026-03-01',
          vet: 'MVZ Paredes, céd. 7654321',
        },
        { givenOn: '2025-03-01' },
      ],
    });
  });

  const due = (...days: number[]): Described['next'] =>
    days.map((away) => ({
      kind: 'vaccine',
      dueOn: addDays(today, away),
      product: null,
      title: 'Rabia',
    }));

  test.each([
    ['a year without a dose to come', due(), 365],
    ['a month at least', due(3), 30],
    ['a month where a dose is late', due(-300, 200), 30],
    ['a year at most', due(700), 365],
    ['until the first of several', due(365, 90), 90],
  ])('is valid for %s', (_, next, until) => {
    const found = passportOf({ ...described, next }, passport.number);
    expect(found.validUntil).toBe(addDays(today, until));
  });

  test('tells what a vet wrote from what was typed, and from what was changed afterwards', () => {
    const byVet = { isByLink: true };
    const entries = [
      dose('2026-03-03', byVet),
      dose('2026-03-02', { ...byVet, correctedAt: '2026-03-04T10:00:00.000Z' }),
      dose('2026-03-01'),
    ];
    const { vaccines } = passportOf({ ...described, entries }, '');
    expect(vaccines.map(({ writtenBy }) => writtenBy)).toEqual(['vet', 'keeper', 'keeper']);
  });

  test('names what is due, the earliest first, and counts what has no room', () => {
    const next = due(90, -20, 40);
    expect(passportOf({ ...described, next }, '', { vaccines: 1, due: 2 })).toMatchObject({
      due: [
        { name: 'Rabia', dueOn: addDays(today, -20) },
        { name: 'Rabia', dueOn: addDays(today, 40) },
      ],
      moreDue: 1,
      olderVaccines: 1,
    });
  });

  test.each([
    ['late from the day after one was due', due(-1, 30), 'late'],
    ['up to date on the day on which one is due', due(0, 30), 'upToDate'],
    ['up to date where none is due', due(), 'upToDate'],
  ])('leaves the vaccines %s', (_, next, kind) => {
    expect(vaccineStanding(passportOf({ ...described, next }, ''), today).kind).toBe(kind);
  });

  test('is of an animal without its vaccines where none is recorded, whatever is due', () => {
    const bare = { ...described, entries: [] };
    expect(vaccineStanding(passportOf({ ...bare, next: due(30) }, ''), today).kind).toBe(
      'unrecorded',
    );
    expect(vaccineStanding(passportOf({ ...bare, next: due(-1) }, ''), today).kind).toBe('late');
  });

  test('says the month of birth of who is months old, and nothing of an operation that was none', () => {
    const birth = birthOfAge({ ageValue: 3, ageUnit: 'months' }, '2025-02-10');
    const pet = { ...described.pet, sterilized: false, ...birth };
    expect(passportOf({ ...described, pet }, '')).toMatchObject({
      born: '2024-11',
      sterilized: false,
      sterilizedOn: null,
    });
  });

  test('says the day of birth where it is known', () => {
    const pet = { ...described.pet, ...knownBirth('2024-11-09') };
    expect(passportOf({ ...described, pet }, '')).toMatchObject({ born: '2024-11-09' });
  });

  test('is outdated once the animal or its record is another', () => {
    expect(isOutdated(passport, { ...described, today: addDays(today, 50) })).toBe(false);
    const renamed = { ...described, pet: { ...described.pet, name: 'Miel' } };
    const vaccinated = { ...described, entries: [...described.entries, dose(today)] };
    expect([renamed, vaccinated].map((one) => isOutdated(passport, one))).toEqual([true, true]);
    const none = { ...described, entries: [] };
    expect(isOutdated(passportOf(none, ''), described)).toBe(true);
  });
});

describe('a signed passport', () => {
  let ours: Awaited<ReturnType<typeof makeKey>>;
  let bytes: Uint8Array;
  beforeAll(async () => {
    ours = await makeKey();
    bytes = await ours.write(passport);
  });
  const check = (code: string, on = today, keys = [ours.key]) =>
    checkPassport(code, { keys, today: on, verify });

  test('is read back by its key alone, until it has expired', async () => {
    const code = digitsFrom(bytes);
    expect(await check(code)).toEqual({ kind: 'valid', passport });
    expect(await check(code, passport.validUntil)).toEqual({ kind: 'valid', passport });
    const after = addDays(passport.validUntil, 1);
    expect(await check(code, after)).toEqual({ kind: 'expired', passport });
  });

  test('stays genuine and readable in the first format, which tells nothing of what is due', async () => {
    const former: Passport = {
      ...passport,
      due: null,
      moreDue: 0,
      vaccines: passport.vaccines.map((one) => ({ ...one, writtenBy: null })),
    };
    const written = await ours.write(former);
    expect(written[0]).toBe(1);
    expect(await check(digitsFrom(written))).toEqual({ kind: 'valid', passport: former });
    expect(vaccineStanding(former, today)).toEqual({ kind: 'unknown' });
    expect(isOutdated(former, described)).toBe(false);
    const renamed = { ...described, pet: { ...described.pet, name: 'Miel' } };
    expect(isOutdated(former, renamed)).toBe(true);
  });

  test('of the first format is read as it was printed', async () => {
    expect(await check(printed.code, today, [printed.key])).toMatchObject({
      kind: 'valid',
      passport: {
        number: '7K2M-0QXD-94TB',
        name: 'Canela',
        sterilizedOn: '2025-04-01',
        vaccines: [{ product: 'Rabia (Nobivac)', givenOn: '2026-03-01', writtenBy: null }],
        olderVaccines: 1,
        due: null,
        validUntil: '2027-03-01',
      },
    });
  });

  test('is worth nothing with one bit changed, of whichever byte', async () => {
    const kinds = new Set<string>();
    for (const [index, byte] of bytes.entries()) {
      const changed = Uint8Array.from(bytes);
      changed[index] = byte ^ (1 << (index % 8));
      kinds.add((await check(digitsFrom(changed))).kind);
    }
    expect([...kinds].sort()).toEqual(['forged', 'unknownKey', 'unreadable']);
  });

  test('is of an unknown key where another portal signed it, also in the name of ours', async () => {
    const other = await makeKey();
    const theirs = await other.write(passport);
    expect((await check(digitsFrom(theirs))).kind).toBe('unknownKey');
    theirs.set(bytes.subarray(1, 9), 1);
    expect((await check(digitsFrom(theirs))).kind).toBe('forged');
    expect((await check(digitsFrom(bytes), today, [])).kind).toBe('unknownKey');
  });

  test.each([['', '1', '12', '9'.repeat(15), '0'.repeat(400), '1'.repeat(4_000), 'x'.repeat(200)]])(
    'is not what cannot be read',
    async (...codes) => {
      for (const code of codes) expect((await check(code)).kind, code).toBe('unreadable');
      expect((await check(digitsFrom(bytes).slice(0, -3))).kind).not.toBe('valid');
    },
  );

  test('fits a code that telephones read, and says in little how much there is', async () => {
    expect(bytes.length).toBeLessThan(280);
    const vaccines = Array.from({ length: passportLimits.vaccines }, (_, index) =>
      dose(`2026-0${(index % 9) + 1}-10`, {
        product: ['Nobivac', 'Vanguard Plus 5', 'Defensor 3', 'Bronchicine'][index % 4] ?? '',
        lot: `L${index * 7_919}B`,
        vetName: index % 2 ? 'MVZ Andrea Paredes Hernández' : 'MVZ Julián Robles',
      }),
    );
    const full = await ours.write(passportOf({ ...described, entries: vaccines }, passport.number));
    expect(full.length).toBeLessThan(passportLimits.bytes);
  });

  test('is read in whatever form somebody pastes it', () => {
    const code = digitsFrom(bytes);
    const address = passportAddress('https://casa.example/pasaporte', code);
    expect(readPassportCode(address)).toBe(code);
    expect(readPassportCode(` ${code.slice(0, 50)}\n${code.slice(50)} `)).toBe(code);
    for (const other of ['https://casa.example/pasaporte', 'hola', '123']) {
      expect(readPassportCode(other)).toBeUndefined();
    }
  });
});

test('digits are those of the bytes, of any number', () => {
  for (let length = 0; length <= 40; length += 1) {
    for (const fill of [0, 1, 255]) {
      const bytes = new Uint8Array(length).fill(fill);
      expect(bytesFrom(digitsFrom(bytes))).toEqual(bytes);
    }
    const random = crypto.getRandomValues(new Uint8Array(length));
    expect(bytesFrom(digitsFrom(random))).toEqual(random);
  }
  expect(bytesFrom('999')).toBeUndefined();
});

test('numbers are made of letters that nobody mistakes', () => {
  const number = passportNumberFrom(crypto.getRandomValues(new Uint8Array(12)));
  expect(isPassportNumber(number)).toBe(true);
  for (const other of ['', number.toLowerCase(), number.slice(1), `${number}-0000`]) {
    expect(isPassportNumber(other), other).toBe(false);
  }
});
