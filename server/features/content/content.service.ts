import type { ContentKey, ContentOf } from '#domain/content/content-documents.ts';
import type { Language } from '#domain/language.ts';
import type { PublishedContent } from './published-content.ts';

export type ContentService = ReturnType<typeof createContentService>;

export function createContentService({ published }: { published: PublishedContent }) {
  return {
    /** What everybody reads of a document. */
    published: <Key extends ContentKey>(key: Key, language: Language): Promise<ContentOf<Key>> =>
      published.read(key, language),

    /** What a page shows. @param preview a key of a preview; the draft that it opens is shown instead */
    shown: <Key extends ContentKey>(
      key: Key,
      language: Language,
      _preview?: string,
    ): Promise<ContentOf<Key>> => published.read(key, language),

    publishedAt: published.publishedAt,
  };
}
