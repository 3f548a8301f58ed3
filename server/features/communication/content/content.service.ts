import type { ContentKey, ContentOf } from '#domain/content/content-documents.ts';
import type { Language } from '#domain/language.ts';
import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import * as library from './asset-library.ts';
import * as drafts from './content-drafts.ts';
import { findEntry } from './content-entries.repository.ts';
import type { ContentParts } from './content-parts.ts';
import { cancelPublication, publish } from './content-publishing.ts';
import * as finding from './find-content.ts';
import * as opening from './open-content.ts';
import { textOf } from './published-content.ts';

export type ContentService = ReturnType<typeof createContentService>;

/** The texts that editors change: what everybody reads, and how it is changed. */
export function createContentService(parts: ContentParts) {
  const { activeAccounts, database, published, previews } = parts;

  /** Whether it opens the draft now. */
  async function opens(token: string, key: ContentKey): Promise<boolean> {
    const link = previews.read(token);
    if (link?.key !== key) return false;
    const answers = activeAccounts.map((ask) => ask(link.by, 'content.publish'));
    return (await Promise.all(answers)).includes(true);
  }

  return {
    ...bindUseCases(parts, finding, drafts, opening, library, { publish, cancelPublication }),

    /** What everybody reads of a document. */
    published: <Key extends ContentKey>(key: Key, language: Language): Promise<ContentOf<Key>> =>
      published.read(key, language),

    /** What a page shows. @param preview the token of a preview link: the draft that it opens is shown instead */
    async shown<Key extends ContentKey>(
      key: Key,
      language: Language,
      preview?: string,
    ): Promise<ContentOf<Key>> {
      if (preview !== undefined && (await opens(preview, key))) {
        const entry = await findEntry(database.query, key);
        if (entry?.draft !== undefined) return textOf(key, entry.draft, language);
      }
      return published.read(key, language);
    },

    /** Whose draft a token opens: for any other one no page is made anew. */
    previewed: (token: string): ContentKey | undefined => previews.read(token)?.key,

    publishedAt: published.publishedAt,
  };
}
