import { type ContentKey, contentKeys } from '#domain/content/content-documents.ts';

/** Documents that nobody has published; an emergency is no text of the portal's. */
export const textsAsTheyCame = (publishedAt: ReadonlyMap<ContentKey, string>): ContentKey[] =>
  contentKeys.filter((key) => key !== 'emergencyBanner' && !publishedAt.has(key));
