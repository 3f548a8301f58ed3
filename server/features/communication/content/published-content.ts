import { firstContent } from '#content/first-content.ts';
import {
  type ContentKey,
  type ContentOf,
  contentKeys,
  documentOf,
} from '#domain/content/content-documents.ts';
import { completed, type Stored, shownIn, storedFrom } from '#domain/content/stored-content.ts';
import type { Language } from '#domain/language.ts';
import type { DataVersions } from '#server/db/data-versions.ts';
import type { PublicReads } from '#server/db/public-reads.ts';
import { publishedVersions } from './content-versions.repository.ts';

export interface PublishedContent {
  /** What everybody reads, in one language. */
  read<Key extends ContentKey>(key: Key, language: Language): Promise<ContentOf<Key>>;
  /** When each document that editors have published was published, instants, UTC ISO 8601. */
  publishedAt(): Promise<ReadonlyMap<ContentKey, string>>;
}

interface Edition {
  version: number;
  documents: ReadonlyMap<ContentKey, { stored: Stored; publishedAt: string }>;
  texts: Map<string, unknown>;
}

/** All that is published is held in memory, read once for each version of the topic. */
export function createPublishedContent({
  publicReads,
  dataVersions,
}: {
  publicReads: PublicReads;
  dataVersions: DataVersions;
}): PublishedContent {
  let latest: { version: number; edition: Promise<Edition> } | undefined;

  async function load(version: number): Promise<Edition> {
    const rows = await publicReads.run('content', ({ query }) => publishedVersions(query));
    const known = rows.filter(({ key }) => contentKeys.includes(key));
    return {
      version,
      documents: new Map(known.map(({ key, ...document }) => [key, document])),
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
      const document = documents.get(key);
      if (!document) return firstContent[key][language];
      const name = `${language} ${key}`;
      const text = texts.get(name) ?? textOf(key, document.stored, language);
      texts.set(name, text);
      return text as ContentOf<typeof key>;
    },

    async publishedAt() {
      const { documents } = await edition();
      return new Map([...documents].map(([key, { publishedAt }]) => [key, publishedAt]));
    },
  };
}

/** What pages read of a stored document; what it has not yet comes from the portal's own text. */
export function textOf<Key extends ContentKey>(
  key: Key,
  stored: Stored,
  language: Language,
): ContentOf<Key> {
  return shownIn(documentOf(key).field, completedDraft(key, stored), language) as ContentOf<Key>;
}

/** With the fields that the portal has got since it was stored. */
export const completedDraft = (key: ContentKey, draft: Stored): Stored =>
  completed(documentOf(key).field, draft, firstStored(key));

export const firstStored = (key: ContentKey): Stored =>
  storedFrom(documentOf(key).field, firstContent[key]);
