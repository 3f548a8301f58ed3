import type { PageId } from '../site-map.ts';
import { type ContentKey, documentOf } from './content-documents.ts';

/** When the texts of a page were last published; undefined where editors have published none of them. Instants, UTC ISO 8601. */
export const lastPublished = (
  page: PageId,
  publishedAt: ReadonlyMap<ContentKey, string>,
): string | undefined =>
  [...publishedAt]
    .flatMap(([key, at]) => (documentOf(key).pages.some((one) => one === page) ? [at] : []))
    .sort()
    .at(-1);
