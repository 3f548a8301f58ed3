import type { Breed, Sex, Species } from '../pets/vocabularies.ts';
import { type ValueOf, vocabulary } from '../vocabulary.ts';

/** A vaccine as it was given; days are YYYY-MM-DD. */
export interface PassportVaccine {
  product: string;
  /** '' where it was not written down. */
  lot: string;
  givenOn: string;
  /** '' where it was not written down. */
  vet: string;
  /** null where the passport does not tell, as those of the first format. */
  writtenBy: VaccineAuthor | null;
}

/** A vet, by a link, whose words nobody changed afterwards; or whoever keeps the record. */
export type VaccineAuthor = 'vet' | 'keeper';

/** A vaccine that is to be given, as it was known when the passport was issued. */
export interface DueVaccine {
  /** May be empty. */
  name: string;
  /** YYYY-MM-DD */
  dueOn: string;
}

/** All that a passport says: about an animal, and about no person but the vets who treated it. */
export interface Passport {
  /** As it stands on the paper. */
  number: string;
  name: string;
  species: Species;
  sex: Sex;
  breed: Breed;
  color: string;
  /** YYYY-MM-DD where it is known; of an estimate YYYY-MM or, of an age in years, YYYY. */
  born: string;
  /** '' where it has none. */
  microchip: string;
  sterilized: boolean;
  /** null where only that it was is known. */
  sterilizedOn: string | null;
  /** The latest first. */
  vaccines: readonly PassportVaccine[];
  /** Doses of the record that it has no room for. */
  olderVaccines: number;
  /** The next dose of each vaccine, the earliest first; null where the passport does not tell, as those of the first format. */
  due: readonly DueVaccine[] | null;
  /** Later ones that it has no room for. */
  moreDue: number;
  organization: string;
  issuedOn: string;
  validUntil: string;
}

export const passportLimits = {
  /** In letters; longer ones end with an ellipsis. */
  product: 80,
  vet: 60,
  organization: 60,
  vaccines: 12,
  /** In letters. */
  dueName: 40,
  due: 6,
  /** Of a signed passport: more would make a code that telephones do not read from paper. */
  bytes: 800,
  /** Passports that are kept of a pet: the oldest ones go. */
  stored: 50,
  validDays: 365,
  /** For which one is valid at least, however soon the next vaccine is due, or late. */
  leastDays: 30,
} as const;

/** What became of a passport. */
export const passportStates = vocabulary({
  current: 'vigente',
  expired: 'vencido',
  superseded: 'sustituido',
  revoked: 'revocado',
});
export type PassportState = ValueOf<typeof passportStates>;

/** Why one was revoked. A closed list, for everybody who checks it reads the reason. */
export const revocationReasons = vocabulary({
  wrongData: 'datos_incorrectos',
  lost: 'extraviado',
  deceased: 'fallecimiento',
  other: 'otro',
});
export type RevocationReason = ValueOf<typeof revocationReasons>;
