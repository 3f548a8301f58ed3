import { addDays, daysBetween } from '../dates.ts';
import type { Breed, Sex, Species } from '../pets/vocabularies.ts';
import type { Passport, PassportVaccine } from './passport.ts';

/**
 * How a passport is written: one byte of the format's version, eight of the key's id, the content, and 64 of the Ed25519
 * signature over all before it. The content is JSON, a list without names, deflated (RFC 1951). Once such a passport
 * is on paper none of this may change: another form is another version.
 */
const version = 1;
const keyIdBytes = 8;
const signatureBytes = 64;
/** Of the content; nothing that we sign comes near it. */
const mostContent = 8_000;

const letters = {
  species: { cat: 'c', dog: 'd' } satisfies Record<Species, string>,
  sex: { male: 'm', female: 'f' } satisfies Record<Sex, string>,
  breed: { mixed: 'm', breedMix: 'x', purebred: 'p', unknown: 'u' } satisfies Record<Breed, string>,
};

const firstDay = '1970-01-01';
const dayNumber = (date: string) => daysBetween(firstDay, date);
const dayFrom = (number: unknown) => addDays(firstDay, Number(number));

/** What is signed. @param keyId eight bytes */
export async function unsignedBytes(
  passport: Passport,
  keyId: Uint8Array,
): Promise<Uint8Array<ArrayBuffer>> {
  const content = new TextEncoder().encode(contentText(passport));
  const packed = await through(content, new CompressionStream('deflate-raw'));
  return joined([Uint8Array.of(version), keyId, packed]);
}

export const signedBytes = (unsigned: Uint8Array, signature: Uint8Array): Uint8Array<ArrayBuffer> =>
  joined([unsigned, signature]);

interface SignedPassport {
  keyId: Uint8Array<ArrayBuffer>;
  /** What the signature is over. */
  unsigned: Uint8Array<ArrayBuffer>;
  signature: Uint8Array<ArrayBuffer>;
}

/** Without looking at what is signed; undefined where it cannot be a passport. */
export function partsOf(bytes: Uint8Array<ArrayBuffer>): SignedPassport | undefined {
  const end = bytes.length - signatureBytes;
  if (bytes[0] !== version || end <= 1 + keyIdBytes) return undefined;
  return {
    keyId: bytes.slice(1, 1 + keyIdBytes),
    unsigned: bytes.slice(0, end),
    signature: bytes.slice(end),
  };
}

/** Of a signature that holds: what one of our keys has signed is what `unsignedBytes` wrote. */
export async function passportIn({ unsigned }: SignedPassport): Promise<Passport> {
  const content = await through(
    unsigned.slice(1 + keyIdBytes),
    new DecompressionStream('deflate-raw'),
  );
  return passportFrom(JSON.parse(new TextDecoder().decode(content)));
}

/** The same for passports that say the same. */
export const contentText = (passport: Passport): string => JSON.stringify(listOf(passport));

function listOf(passport: Passport): unknown[] {
  const { sterilized, sterilizedOn } = passport;
  return [
    passport.number,
    passport.name,
    letters.species[passport.species],
    letters.sex[passport.sex],
    letters.breed[passport.breed],
    passport.color,
    passport.born,
    passport.microchip,
    sterilized ? (sterilizedOn === null ? 1 : dayNumber(sterilizedOn)) : 0,
    passport.organization,
    dayNumber(passport.issuedOn),
    dayNumber(passport.validUntil),
    passport.olderVaccines,
    ...passport.vaccines.flatMap(({ product, lot, givenOn, vet }) => [
      product,
      lot,
      dayNumber(givenOn),
      vet,
    ]),
  ];
}

function passportFrom(list: unknown[]): Passport {
  const [number, name, species, sex, breed, color, born, microchip, sterilized, ...rest] = list;
  const [organization, issuedOn, validUntil, older, ...vaccines] = rest;
  return {
    number: String(number),
    name: String(name),
    species: wordOf(letters.species, species),
    sex: wordOf(letters.sex, sex),
    breed: wordOf(letters.breed, breed),
    color: String(color),
    born: String(born),
    microchip: String(microchip),
    sterilized: sterilized !== 0,
    sterilizedOn: Number(sterilized) > 1 ? dayFrom(sterilized) : null,
    vaccines: vaccinesFrom(vaccines),
    olderVaccines: Number(older),
    organization: String(organization),
    issuedOn: dayFrom(issuedOn),
    validUntil: dayFrom(validUntil),
  };
}

function vaccinesFrom(list: unknown[]): PassportVaccine[] {
  const vaccines: PassportVaccine[] = [];
  for (let at = 0; at < list.length; at += 4) {
    const [product, lot, givenOn, vet] = list.slice(at, at + 4);
    vaccines.push({
      product: String(product),
      lot: String(lot),
      givenOn: dayFrom(givenOn),
      vet: String(vet),
    });
  }
  return vaccines;
}

function wordOf<Word extends string>(known: Record<Word, string>, letter: unknown): Word {
  const found = (Object.keys(known) as Word[]).find((word) => known[word] === letter);
  if (!found) throw new RangeError(`Not of this format: ${String(letter)}`);
  return found;
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** @throws RangeError for more than a passport can hold */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  transform: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(transform).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return joined(parts);
    length += value.length;
    if (length > mostContent) {
      await reader.cancel();
      throw new RangeError('More than a passport can hold.');
    }
    parts.push(value);
  }
}
