import { getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import type { Passport } from '#domain/passports/passport.ts';
import { drawPassport } from './passport-document.ts';

const passport: Passport = {
  number: '3SSZ-QEYJ-HS2T',
  name: 'Grillo',
  species: 'cat',
  sex: 'male',
  breed: 'mixed',
  color: 'Negro con una mancha blanca en el pecho y otra en la pata izquierda',
  born: '2026-02',
  microchip: '484000123456789',
  sterilized: true,
  sterilizedOn: '2026-09-14',
  vaccines: [
    {
      product: 'Triple felina',
      lot: '516240',
      givenOn: '2026-11-10',
      vet: '',
      writtenBy: 'keeper',
    },
  ],
  olderVaccines: 0,
  due: [{ name: 'Triple felina', dueOn: '2027-07-01' }],
  moreDue: 0,
  organization: 'Refugio y santuario Casa Animal del Caribe Mexicano, A. C.',
  issuedOn: '2026-11-24',
  validUntil: '2027-07-01',
};

/** Points from the bottom of the first page to the line that begins so. */
async function heightOf(file: Buffer, beginning: string): Promise<number> {
  const page = await (await getDocumentProxy(new Uint8Array(file))).getPage(1);
  const { items } = await page.getTextContent();
  for (const item of items) {
    if ('str' in item && item.str.startsWith(beginning)) return item.transform[5] as number;
  }
  throw new Error(`No line begins with ${beginning}`);
}

it.each([
  { language: 'es', last: 'Válido hasta', heading: 'Vacunas al día' },
  { language: 'en', last: 'Valid until', heading: 'Vaccines up to date' },
] as const)('leaves room below its facts, however long they are: $language', async (given) => {
  const file = await drawPassport({
    passport,
    code: '0'.repeat(1_200),
    language: given.language,
    letterhead: { name: 'Casa Animal', logo: undefined },
    siteUrl: 'https://casa-animal.example',
    issuedAt: new Date('2026-11-24T12:00:00Z'),
    today: '2026-11-28',
  });
  const below = await heightOf(file, given.heading);
  expect((await heightOf(file, given.last)) - below).toBeGreaterThan(30);
});
