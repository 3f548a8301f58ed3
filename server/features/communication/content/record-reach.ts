import { isDeepStrictEqual } from 'node:util';
import { resources } from '#content/resources/resources.ts';
import { requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { contentKeys, documentOf } from '#domain/content/content-documents.ts';
import type { OfferedFiles } from '#domain/content/documents/offered-files.ts';
import {
  type FieldWords,
  fieldsIn,
  fillText,
  type OrganisationField,
} from '#domain/content/organisation-fields.ts';
import { recordUses } from '#domain/content/record-uses.ts';
import type { Stored } from '#domain/content/stored-content.ts';
import { type Bilingual, languages } from '#domain/language.ts';
import type { ContentDependencies } from './content-dependencies.ts';
import { findEntry } from './content-entries.repository.ts';
import { wordsOf } from './published-content.ts';

/** Where one field of the record shows. */
interface ReachedField {
  field: Bilingual;
  places: readonly Bilingual[];
}

type StoredRecord = Readonly<Record<string, unknown>>;

/**
 * What publishing the record's draft will change: its fields that differ, with the texts and downloads that name them and
 * whatever else reads them.
 * @throws AppError unauthenticated, forbidden
 */
export async function recordReach(
  dependencies: ContentDependencies,
  viewer: Viewer,
): Promise<ReachedField[]> {
  requireRight(viewer, 'content.publish');
  const { database, first, published } = dependencies;
  const entry = await findEntry(database.query, 'organisation');
  if (entry?.draft === undefined) return [];
  const before = (await published.stored('organisation')) as StoredRecord;
  const after = first.completed('organisation', entry.draft) as StoredRecord;
  const texts = await namedByTexts(dependencies);
  const { offered } = await published.read('resources', 'es');
  const downloads = namedByDownloads(after, offered);
  return Object.entries(fieldsOfRecord()).flatMap(([name, { label }]) => {
    if (!label || isDeepStrictEqual(before[name], after[name])) return [];
    const words = changedWords(before, { ...before, [name]: after[name] });
    const says = ({ names }: Named) => names.some((one) => words.has(one));
    const read = Object.values(recordUses).filter(({ fields }) =>
      fields.some((one) => one === name),
    );
    const places = [...read, ...texts.filter(says), ...downloads.filter(says)];
    return [{ field: label, places: unique(places.map(({ title }) => title)) }];
  });
}

function fieldsOfRecord() {
  const { field } = documentOf('organisation');
  if (field.kind !== 'group') throw new Error('The record is a group of fields.');
  return field.fields;
}

interface Named {
  title: Bilingual;
  names: readonly OrganisationField[];
}

async function namedByTexts({ published }: ContentDependencies): Promise<Named[]> {
  const keys = contentKeys.filter((key) => key !== 'organisation');
  return Promise.all(
    keys.map(async (key) => ({
      title: documentOf(key).label,
      names: fieldsIn(JSON.stringify(await published.stored(key))),
    })),
  );
}

/** Of those that are offered as the portal makes them: each has the organisation's name at its foot. */
function namedByDownloads(record: Stored, offered: OfferedFiles): Named[] {
  const words = { es: wordsOf(record, 'es'), en: wordsOf(record, 'en') };
  const made = resources.filter(({ id }) => offered[id].shown === 'yes' && !offered[id].file);
  return made.map(({ title, text }) => ({
    title: { es: fileTitle(title.es, words.es), en: fileTitle(title.en, words.en) },
    names: ['name', ...fieldsIn(JSON.stringify(text))],
  }));
}

const fileTitle = (title: string, words: FieldWords) => `${fillText(title, words)} (PDF)`;

/** What texts may name that another record says otherwise. */
function changedWords(before: Stored, after: Stored): ReadonlySet<OrganisationField> {
  const changed = languages.flatMap((language) => {
    const [old, now] = [wordsOf(before, language), wordsOf(after, language)];
    return (Object.keys(now) as OrganisationField[]).filter((name) => old[name] !== now[name]);
  });
  return new Set(changed);
}

const unique = (titles: readonly Bilingual[]): Bilingual[] => [
  ...new Map(titles.map((title) => [title.es, title])).values(),
];
