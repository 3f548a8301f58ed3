import type { ContentKey, ContentOf, TextKey } from '#domain/content/content-documents.ts';
import type { RecordPart, RecordUse } from '#domain/content/record-uses.ts';
import type { Language } from '#domain/language.ts';
import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import * as library from './asset-library.ts';
import type { ContentDependencies } from './content-dependencies.ts';
import * as drafts from './content-drafts.ts';
import { findEntry } from './content-entries.repository.ts';
import { cancelPublication, publish } from './content-publishing.ts';
import * as finding from './find-content.ts';
import { createLetterheads } from './letterhead.ts';
import * as opening from './open-content.ts';
import type { Changed } from './published-content.ts';
import * as reach from './record-reach.ts';
import * as state from './text-state.ts';

export type ContentService = ReturnType<typeof createContentService>;

/** The texts that editors change: what everybody reads, and how it is changed. */
export function createContentService(dependencies: ContentDependencies) {
  const { activeAccounts, database, published, previews } = dependencies;
  const letterheadOf = createLetterheads(dependencies);

  /** The draft that a token opens now, if a document is made of it: of the organisation's record all are. */
  async function opened(token: string, key: ContentKey): Promise<Changed | undefined> {
    const link = previews.read(token);
    if (!link || (link.key !== key && link.key !== 'organisation')) return undefined;
    const answers = activeAccounts.map((ask) => ask(link.by, 'content.publish'));
    if (!(await Promise.all(answers)).includes(true)) return undefined;
    const entry = await findEntry(database.query, link.key);
    return entry?.draft === undefined ? undefined : { key: link.key, value: entry.draft };
  }

  async function shown<Key extends ContentKey>(
    key: Key,
    language: Language,
    preview?: string,
  ): Promise<ContentOf<Key>> {
    const changed = preview === undefined ? undefined : await opened(preview, key);
    return changed ? published.readWith(changed, key, language) : published.read(key, language);
  }

  return {
    ...bindUseCases(dependencies, state, finding, drafts, opening, library, reach, {
      publish,
      cancelPublication,
    }),

    /** What everybody reads of a document. */
    published: <Key extends TextKey>(key: Key, language: Language): Promise<ContentOf<Key>> =>
      published.read(key, language),

    /** What the organisation is called. */
    organisationName: async (): Promise<string> =>
      (await published.read('organisation', 'es')).name,

    /** What every document that is drawn begins with. @param preview as of `shown` */
    letterhead: async (preview?: string) =>
      letterheadOf(await shown('organisation', 'es', preview)),

    /** What a page shows. @param preview the token of a preview link: the draft that it opens is shown instead */
    shown: <Key extends TextKey>(key: Key, language: Language, preview?: string) =>
      shown(key, language, preview),

    /** What of the organisation's record one of its uses reads. @param preview as of `shown` */
    record: <Use extends RecordUse>(
      _use: Use,
      language: Language,
      preview?: string,
    ): Promise<RecordPart<Use>> => shown('organisation', language, preview),

    /** All of it, for what names any of its fields. */
    organisation: (language: Language) => published.read('organisation', language),

    /** Whose draft a token opens: for any other one no page is made anew. */
    previewed: (token: string): ContentKey | undefined => previews.read(token)?.key,

    publishedAt: published.publishedAt,
  };
}
