import {
  type ContentKey,
  type ContentOf,
  contentKeys,
  documentOf,
} from '#domain/content/content-documents.ts';
import {
  type FieldWords,
  fieldWords,
  fillTexts,
  type Organisation,
  resolvedOrganisation,
} from '#domain/content/organisation-fields.ts';
import { type Stored, shownIn } from '#domain/content/stored-content.ts';
import type { Language } from '#domain/language.ts';
import type { DataVersions } from '#server/db/data-versions.ts';
import type { PublicReads } from '#server/db/public-reads.ts';
import { findEntries } from './content-entries.repository.ts';
import { publishedVersions } from './content-versions.repository.ts';
import type { FirstTexts } from './first-texts.ts';

export interface PublishedContent {
  /** What everybody reads, in one language. */
  read<Key extends ContentKey>(key: Key, language: Language): Promise<ContentOf<Key>>;
  /** The same where a document has another text. */
  readWith<Key extends ContentKey>(
    changed: Changed,
    key: Key,
    language: Language,
  ): Promise<ContentOf<Key>>;
  /** What is published of a document. */
  stored(key: ContentKey): Promise<Stored>;
  /** When each document that editors have published was published, instants, UTC ISO 8601. */
  publishedAt(): Promise<ReadonlyMap<ContentKey, string>>;
  /** Documents that are examples. */
  examples(): Promise<readonly ContentKey[]>;
}

/** A draft; where it is the organisation's record, every document says it. */
export interface Changed {
  key: ContentKey;
  value: Stored;
}

interface Edition {
  version: number;
  documents: ReadonlyMap<ContentKey, { stored: Stored; publishedAt: string | undefined }>;
  examples: readonly ContentKey[];
  texts: Map<string, unknown>;
}

/** All that is published is held in memory, read once for each version of the topic. */
export function createPublishedContent({
  publicReads,
  dataVersions,
  first,
}: {
  publicReads: PublicReads;
  dataVersions: DataVersions;
  first: FirstTexts;
}): PublishedContent {
  let latest: { version: number; edition: Promise<Edition> } | undefined;

  async function load(version: number): Promise<Edition> {
    const { rows, entries } = await publicReads.run('content', async ({ query }) => ({
      rows: await publishedVersions(query),
      entries: await findEntries(query),
    }));
    const published = new Map(rows.map(({ key, ...document }) => [key, document]));
    const numbers = new Map(entries.map((entry) => [entry.key, entry.publishedVersion]));
    return {
      version,
      documents: new Map(
        contentKeys.map((key) => {
          const { stored, publishedAt } = published.get(key) ?? {};
          const own = stored === undefined ? undefined : first.completed(key, stored);
          return [key, { stored: own ?? first.stored(key, numbers.get(key)), publishedAt }];
        }),
      ),
      examples: contentKeys.filter((key) => first.isExample(key, numbers.get(key))),
      texts: new Map(),
    };
  }

  async function edition(): Promise<Edition> {
    const version = await dataVersions.current('content');
    if (latest?.version === version) return latest.edition;
    const loading = { version, edition: load(version) };
    latest = loading;
    loading.edition.catch(() => {
      if (latest === loading) latest = undefined;
    });
    return loading.edition;
  }

  return {
    async read(key, language) {
      const { documents, texts } = await edition();
      const kept = <Text>(name: string, make: () => Text): Text => {
        const text = texts.get(name) ?? make();
        texts.set(name, text);
        return text as Text;
      };
      return kept(`${language} ${key}`, () => {
        const organisation = documents.get('organisation')?.stored;
        const words = kept(`${language} fields`, () => wordsOf(organisation, language));
        return textOf(key, documents.get(key)?.stored, language, words);
      });
    },

    async readWith(changed, key, language) {
      const { documents } = await edition();
      const stored = (each: ContentKey) =>
        each === changed.key ? first.completed(each, changed.value) : documents.get(each)?.stored;
      return textOf(key, stored(key), language, wordsOf(stored('organisation'), language));
    },

    stored: async (key) => (await edition()).documents.get(key)?.stored,

    async publishedAt() {
      const { documents } = await edition();
      return new Map(
        [...documents].flatMap(([key, { publishedAt }]) =>
          publishedAt ? [[key, publishedAt]] : [],
        ),
      );
    },

    examples: async () => (await edition()).examples,
  };
}

/** What the fields say by a stored record. */
export const wordsOf = (organisation: Stored, language: Language): FieldWords =>
  fieldWords(
    resolvedOrganisation(
      shownIn(documentOf('organisation').field, organisation, language) as Organisation,
    ),
    language,
  );

/** What pages read of a stored document. */
function textOf<Key extends ContentKey>(
  key: Key,
  stored: Stored,
  language: Language,
  words: FieldWords,
): ContentOf<Key> {
  const shown = fillTexts(shownIn(documentOf(key).field, stored, language), words);
  return (
    key === 'organisation' ? resolvedOrganisation(shown as Organisation) : shown
  ) as ContentOf<Key>;
}
