import type { AdoptionApplication } from '#domain/adoption/application-fields.ts';
import { applicationNumber } from '#domain/adoption/application-number.ts';
import type { ContractFamily } from '#domain/adoption/contract-family.ts';
import type { ContractValues } from '#domain/adoption/contract-text.ts';
import { legalAddressOf } from '#domain/content/legal-address.ts';
import type { RecordPart } from '#domain/content/record-uses.ts';
import { type Bilingual, type Language, locale } from '#domain/language.ts';
import type { Breed, Sex, Species } from '#domain/pets/vocabularies.ts';
import type { DescribedPet } from '#server/features/animals/pets/core/pet-references.ts';

interface Words {
  and: string;
  species: Record<Species, string>;
  sex: Record<Sex, string>;
  breed: Record<Breed, string | Record<Sex, string>>;
  noChip: string;
  sterilized(names: string): string;
  toSterilize(names: string, day: string): string;
}

const words: Bilingual<Words> = {
  es: {
    and: ' y ',
    species: { cat: 'gato', dog: 'perro' },
    sex: { male: 'macho', female: 'hembra' },
    breed: {
      mixed: { male: 'mestizo', female: 'mestiza' },
      breedMix: { male: 'mezcla de raza con mestizo', female: 'mezcla de raza con mestiza' },
      purebred: 'de raza',
      unknown: 'no se sabe',
    },
    noChip: 'no tiene',
    sterilized: (names) => `La esterilización de ${names} ya está hecha.`,
    toSterilize: (names, day) =>
      `La familia se compromete a esterilizar a ${names} a más tardar el ${day}, con un médico veterinario, y a enviar el comprobante a la organización.`,
  },
  en: {
    and: ' and ',
    species: { cat: 'cat', dog: 'dog' },
    sex: { male: 'male', female: 'female' },
    breed: {
      mixed: 'mixed breed',
      breedMix: 'part purebred, part mixed',
      purebred: 'purebred',
      unknown: 'not known',
    },
    noChip: 'none',
    sterilized: (names) => `${names} has already been sterilized.`,
    toSterilize: (names, day) =>
      `The family agrees to have ${names} sterilized by ${day} at the latest, by a veterinarian, and to send proof of it to the organization.`,
  },
};

/** Where nobody knows it: such a text is not signed. */
const blank = '____________________________';

interface Facts {
  application: AdoptionApplication;
  pets: readonly DescribedPet[];
  family: ContractFamily;
  /** Who gives the pet into their care. */
  responsible: string;
  /** YYYY-MM-DD, in the site's time zone. */
  today: string;
  sterilizeBefore: string;
  /** In the place of the family's; '' for none. */
  address: string;
  siteUrl: string;
  organisation: RecordPart<'contracts'>;
}

export function contractValues(facts: Facts): ContractValues {
  const { application, pets, family, responsible, siteUrl } = facts;
  const language = application.language as Language;
  const say = words[language];
  const { legalName, address, mailboxes } = facts.organisation;
  /** Of two, each with its name. */
  const each = (describe: (pet: DescribedPet) => string) =>
    pets.length === 1 && pets[0]
      ? describe(pets[0])
      : pets.map((pet) => `${pet.name}: ${describe(pet)}`).join('; ');
  const namesOf = (some: readonly DescribedPet[]) => some.map(({ name }) => name).join(say.and);
  return {
    pet: namesOf(pets),
    species: each(({ species }) => say.species[species]),
    sex: each(({ sex }) => say.sex[sex]),
    breed: each(({ breed, sex }) => {
      const word = say.breed[breed];
      return typeof word === 'string' ? word : word[sex];
    }),
    color: each(({ color }) => color),
    microchip: each(({ microchip }) => microchip || say.noChip),
    sterilization: sterilization(facts, namesOf),
    family: application.name,
    familyEmail: application.email,
    familyPhone: family.phone || blank,
    familyAddress: facts.address || addressOf(family) || blank,
    organization: legalName,
    organizationAddress: legalAddressOf(address),
    organizationEmail: mailboxes.privacy,
    responsible: responsible || legalName,
    date: longDay(facts.today, language),
    folio: applicationNumber(application.folio),
    site: siteUrl,
  };
}

function sterilization(
  { application, pets, sterilizeBefore }: Facts,
  namesOf: (some: readonly DescribedPet[]) => string,
): string {
  const language = application.language as Language;
  const say = words[language];
  const done = pets.filter(({ sterilized }) => sterilized);
  const due = pets.filter(({ sterilized }) => !sterilized);
  return [
    ...(done.length > 0 ? [say.sterilized(namesOf(done))] : []),
    ...(due.length > 0 ? [say.toSterilize(namesOf(due), longDay(sterilizeBefore, language))] : []),
  ].join(' ');
}

/** As far as it is known; '' without a street. */
function addressOf(family: ContractFamily): string {
  if (!family.street) return '';
  const number = [family.exteriorNumber, family.interiorNumber].filter(Boolean).join(' int. ');
  const postalCode = family.postalCode ? `C.P. ${family.postalCode}` : '';
  return [
    [family.street, number].filter(Boolean).join(' '),
    family.neighborhood,
    postalCode,
    family.city,
    family.federalState,
  ]
    .filter(Boolean)
    .join(', ');
}

const longDay = (day: string, language: Language): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(locale[language], {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
