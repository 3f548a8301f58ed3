import { type Bilingual, type Language, languages, locale } from '../language.ts';
import { formatPhone } from '../phone.ts';
import { foldText } from '../text.ts';
import type { ContentOf } from './content-documents.ts';
import { legalAddressOf } from './legal-address.ts';
import { mailboxNames } from './link-words.ts';

export type Organisation = ContentOf<'organisation'>;

/**
 * What any text may say of the organisation in braces, such as `{razón social}`: so that whoever changes the record changes
 * every page, mail and file.
 */
export const organisationFields = {
  name: { es: 'Nombre', en: 'Name' },
  legalName: { es: 'Razón social', en: 'Legal name' },
  rfc: { es: 'RFC', en: 'Tax id' },
  representative: { es: 'Representante', en: 'Representative' },
  address: { es: 'Domicilio', en: 'Address' },
  city: { es: 'Ciudad del domicilio', en: 'City of the address' },
  cities: { es: 'Ciudades', en: 'Cities' },
  citiesAndStates: { es: 'Ciudades y estados', en: 'Cities and states' },
  hours: { es: 'Horario', en: 'Hours' },
  briefHours: { es: 'Horario breve', en: 'Brief hours' },
  hoursInFigures: { es: 'Horas', en: 'Hours in figures' },
  openDays: { es: 'Días', en: 'Days' },
  telephone: { es: 'Teléfono', en: 'Telephone' },
  ...mailboxNames,
  profitShare: { es: 'Parte de las utilidades', en: 'Share of profits' },
  qualityStandard: { es: 'Norma de calidad', en: 'Quality standard' },
} as const satisfies Record<string, Bilingual>;

export type OrganisationField = keyof typeof organisationFields;

const fieldNames = Object.keys(organisationFields) as OrganisationField[];

/** Either language's name of a field, without accents and capitals. */
const byName: ReadonlyMap<string, OrganisationField> = new Map(
  fieldNames.flatMap((field) =>
    languages.map((language) => [foldText(organisationFields[field][language]), field] as const),
  ),
);

/** What each field says; empty: the organisation has not said it, or does not claim it. */
export type FieldWords = Readonly<Record<OrganisationField, string>>;

type Places = Organisation['places'];

/** `Tulum y Guadalajara` */
export function citiesOf(places: Places, language: Language): string {
  const and = new Intl.ListFormat(locale[language], { type: 'conjunction' });
  return and.format(places.map(({ city }) => city));
}

/** `Tulum, Quintana Roo · Guadalajara, Jalisco` */
export const citiesAndStatesOf = (places: Places): string =>
  places.map(({ city, federalState }) => `${city}, ${federalState}`).join(' · ');

/** `24/7, los 365 días del año` */
export const hoursAndDaysOf = ({
  briefHours,
  openDays,
}: Pick<Organisation, 'briefHours' | 'openDays'>): string =>
  [briefHours, openDays].filter(Boolean).join(', ');

/** @param organisation as `resolvedOrganisation` completes it, in that language */
export function fieldWords(organisation: Organisation, language: Language): FieldWords {
  const { address, claims, mailboxes, places, telephones, whatsappNumber } = organisation;
  const telephone = telephones[0]?.number ?? whatsappNumber;
  return {
    name: organisation.name,
    legalName: organisation.legalName,
    rfc: organisation.rfc ?? '',
    representative: organisation.representative ?? '',
    address: legalAddressOf(address),
    city: address.city,
    cities: citiesOf(places, language),
    citiesAndStates: citiesAndStatesOf(places),
    hours: organisation.hours,
    briefHours: hoursAndDaysOf(organisation),
    hoursInFigures: organisation.briefHours,
    openDays: organisation.openDays ?? '',
    telephone: telephone ? formatPhone(telephone) : '',
    ...mailboxes,
    profitShare: claims.profitShare ?? '',
    qualityStandard: claims.qualityStandard ?? '',
  };
}

/** What was left empty comes from what was not: the name stands in for a legal name, the general mailbox for all others. */
export function resolvedOrganisation(organisation: Organisation): Organisation {
  const { hello } = organisation.mailboxes;
  const mailboxes = Object.fromEntries(
    Object.entries(organisation.mailboxes).map(([id, address]) => [id, address || hello || '']),
  ) as Organisation['mailboxes'];
  return { ...organisation, legalName: organisation.legalName || organisation.name, mailboxes };
}

const inBraces = /\{([^{}\n]{1,40})\}/g;
/** Where a sentence, or a part between dots, ends; kept, so that the text can be put together again. */
const betweenSentences = /((?<=[.!?…][»”)]?)\s+|\s+·\s+)/;

const fieldIn = (name: string): OrganisationField | undefined => byName.get(foldText(name.trim()));

/** The fields that a text names. */
export const fieldsIn = (text: string): OrganisationField[] =>
  [...text.matchAll(inBraces)].flatMap(([, name]) => fieldIn(name ?? '') ?? []);

/**
 * A sentence that names what the organisation has not said is left out: nobody reads half of one. What is in braces and
 * no field stays as it is.
 */
export function fillText(text: string, words: FieldWords): string {
  if (!text.includes('{')) return text;
  const pieces = text.split(betweenSentences);
  let kept = '';
  for (let index = 0; index < pieces.length; index += 2) {
    const sentence = pieces[index] ?? '';
    if (fieldsIn(sentence).some((field) => words[field] === '')) continue;
    kept += (kept === '' ? '' : (pieces[index - 1] ?? '')) + filledSentence(sentence, words);
  }
  return kept;
}

const filledSentence = (sentence: string, words: FieldWords): string =>
  sentence.replace(inBraces, (braces, name: string) => {
    const field = fieldIn(name);
    return field === undefined ? braces : words[field];
  });

const gone = Symbol('of which nothing is left');

/** Every text of a tree; an item of a list goes with the text that it was about. */
export function fillTexts<Tree>(tree: Tree, words: FieldWords): Tree {
  const filled = fill(tree, words);
  return filled === gone ? ('' as Tree) : (filled as Tree);
}

function fill(value: unknown, words: FieldWords): unknown {
  if (typeof value === 'string') {
    const filled = fillText(value, words);
    return filled === '' && value !== '' ? gone : filled;
  }
  if (Array.isArray(value)) {
    const left = value.map((item) => fillItem(item, words)).filter((item) => item !== gone);
    return left.length === 0 && value.length > 0 ? gone : left;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => {
      const filled = fill(each, words);
      return [name, filled === gone ? (Array.isArray(each) ? [] : '') : filled];
    }),
  );
}

/** An item that has lost one of its texts says nothing any more. */
function fillItem(item: unknown, words: FieldWords): unknown {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return fill(item, words);
  const parts = Object.entries(item).map(([name, each]) => [name, fill(each, words)] as const);
  return parts.some(([, each]) => each === gone) ? gone : Object.fromEntries(parts);
}
