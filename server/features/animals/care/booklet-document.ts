import { petAnnouncement as en } from '#content/pets/en.ts';
import { petAnnouncement as es } from '#content/pets/es.ts';
import type { CareEntry } from '#domain/care/care-entry.ts';
import type { CareKind } from '#domain/care/care-kinds.ts';
import { namedByKind } from '#domain/care/care-names.ts';
import { type Language, locale } from '#domain/language.ts';
import { toldBirth } from '#domain/pets/birth.ts';
import { documentHead, sectionHeading } from '#server/pdf/headings.ts';
import { inTurn } from '#server/pdf/in-turn.ts';
import type { Letterhead } from '#server/pdf/letterhead.ts';
import { PdfSheet } from '#server/pdf/sheet.ts';
import { facts, longTable, table } from '#server/pdf/tables.ts';
import { paragraph } from '#server/pdf/text.ts';
import { colour } from '#server/pdf/theme.ts';
import type { DescribedPet } from '../pets/core/pet-references.ts';
import { bookletWords } from './booklet-words.ts';
import type { MedicalRecord } from './care-reading.ts';
import { drawWeights } from './weight-drawing.ts';

interface Booklet {
  record: MedicalRecord;
  described: DescribedPet | undefined;
  /** JPEG or PNG. */
  photo: Buffer | undefined;
  letterhead: Letterhead;
  language: Language;
  createdAt: Date;
}

type Section = Exclude<CareKind, 'note' | 'weight'>;

/** In the order in which they stand; notes are of those who keep the record. */
const sections: readonly Section[] = [
  'vaccine',
  'deworming',
  'treatment',
  'test',
  'operation',
  'visit',
];

const shares: Readonly<Record<Section | 'next', readonly number[]>> = {
  next: [20, 55, 25],
  vaccine: [17, 27, 17, 17, 26],
  deworming: [17, 27, 17, 17, 26],
  treatment: [17, 27, 17, 17, 26],
  test: [17, 37, 16, 30],
  operation: [17, 43, 40],
  visit: [17, 36, 17, 30],
};

/** What a pet's record says, as a booklet to print. PDF; of a record of hundreds of entries with pauses for others. */
async function composeBooklet(booklet: Booklet): Promise<Buffer> {
  const { record, photo, letterhead, language, createdAt } = booklet;
  const siteName = letterhead.name;
  const { pet, today, next, entries, usual } = record;
  const words = bookletWords[language];
  const title = words.title(pet.name);
  const sheet = new PdfSheet({
    language,
    letterhead,
    title,
    subject: words.subject(pet.name, siteName),
    footer: words.footer(siteName),
    form: 'letter',
    scale: 1,
    createdAt,
  });
  const say = sayerOf(record, language);
  documentHead(sheet, {
    title,
    subtitle: siteName,
    note: words.note(say.day(today)),
    picture: photo,
  });
  facts(sheet, identityOf(booklet, say.day));
  if (entries.length === 0) paragraph(sheet, words.empty);
  const dated = next.filter(({ dueOn }) => dueOn !== null);
  if (dated.length > 0) {
    sectionHeading(sheet, words.sections.next, { isFirst: true, company: 80 });
    paragraph(sheet, words.guide, { color: colour.inkSoft });
    const rows = dated.map(({ dueOn, kind, product, title: own, dose, isBooster }) => [
      say.day(dueOn),
      namedByKind(words.kinds[kind], (product && say.product(product.id)) || own),
      isBooster ? words.booster : words.dose(dose),
    ]);
    table(sheet, words.heads.next, rows, { shares: shares.next });
  }
  for (const kind of sections) {
    const rows = entries.filter((one) => one.kind === kind).map(say.rowOf[kind]);
    if (rows.length === 0) continue;
    sectionHeading(sheet, words.sections[kind], { isFirst: false, company: 60 });
    await longTable(sheet, words.heads[kind], rows, { shares: shares[kind], dense: true });
  }
  const weights = weightsOf(entries);
  if (weights.length > 0) {
    sectionHeading(sheet, words.sections.weight, { isFirst: false, company: 190 });
    drawWeights(sheet, weights, usual);
    if (usual) {
      const range = words.usual(say.kilograms(usual.from), say.kilograms(usual.to));
      paragraph(sheet, range, { color: colour.inkSoft });
    }
    const rows = weights
      .toReversed()
      .map(({ onDate, grams }) => [say.day(onDate), `${say.kilograms(grams)} kg`]);
    await longTable(sheet, words.heads.weight, rows, { dense: true });
  }
  return sheet.finish();
}

export const drawBooklet = inTurn(composeBooklet);

/** The earliest first. */
const weightsOf = (entries: readonly CareEntry[]) =>
  entries
    .flatMap(({ onDate, weightGrams: grams }) => (grams === null ? [] : [{ onDate, grams }]))
    .toReversed();

function identityOf({ record, described, language }: Booklet, day: (date: string) => string) {
  const { pet, today, entries } = record;
  const words = bookletWords[language];
  const { labels } = words;
  const announced = { es, en }[language];
  const latest = weightsOf(entries).at(-1);
  return [
    {
      label: labels.species,
      value: announced.animal(pet.species, pet.sex),
    },
    ...(described ? [{ label: labels.breed, value: words.breeds[described.breed] }] : []),
    {
      label: labels.age,
      value: words.ageOn(announced.ageOf(toldBirth(pet, today)), day(today)),
    },
    {
      label: pet.estimatedOn === null ? labels.born : labels.bornEstimated,
      value: day(pet.bornOn),
    },
    ...(described?.color ? [{ label: labels.color, value: described.color }] : []),
    { label: labels.microchip, value: pet.microchip || words.noChip },
    { label: labels.sterilized, value: described?.sterilized ? words.yes : words.no },
    ...(latest
      ? [
          {
            label: labels.weight,
            value: `${kilograms(latest.grams, language)} kg (${day(latest.onDate)})`,
          },
        ]
      : []),
  ];
}

const kilograms = (grams: number, language: Language): string =>
  (grams / 1_000).toLocaleString(locale[language]);

/** How the cells of its tables read. */
function sayerOf({ products }: MedicalRecord, language: Language) {
  const words = bookletWords[language];
  const format = new Intl.DateTimeFormat(locale[language], {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });
  const day = (date: string | null) =>
    date === null ? '' : format.format(new Date(`${date}T00:00:00Z`));
  const product = (id: string | null) => {
    const found = products.find((one) => one.id === id);
    return found ? (language === 'en' && found.nameEn) || found.name : '';
  };
  const vet = ({ vetName, vetLicence, clinic, isByLink, correctedAt }: CareEntry) =>
    [
      vetName,
      vetLicence && `${words.licence} ${vetLicence}`,
      clinic,
      isByLink && (correctedAt === null ? words.byVet : words.byVetCorrected),
    ]
      .filter(Boolean)
      .join(', ');
  const lot = ({ lot: number, expiresOn }: CareEntry) =>
    [number, expiresOn && `${words.expires} ${day(expiresOn)}`].filter(Boolean).join(', ');
  const given = (entry: CareEntry) => [
    day(entry.onDate),
    [product(entry.productId), entry.product, entry.title, entry.dose].filter(Boolean).join(', '),
    lot(entry),
    day(entry.nextOn),
    vet(entry),
  ];
  const rowOf: Record<Section, (entry: CareEntry) => string[]> = {
    vaccine: given,
    deworming: given,
    treatment: given,
    test: (entry) => [
      day(entry.onDate),
      entry.title,
      entry.result ? words.results[entry.result] : '',
      vet(entry),
    ],
    operation: (entry) => [
      day(entry.onDate),
      [entry.operation === 'sterilization' && words.sterilization, entry.title]
        .filter(Boolean)
        .join(', '),
      vet(entry),
    ],
    visit: (entry) => [day(entry.onDate), entry.title, day(entry.nextOn), vet(entry)],
  };
  return { day, product, rowOf, kilograms: (grams: number) => kilograms(grams, language) };
}
