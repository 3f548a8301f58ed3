import type { ContentOf } from '#domain/content/content-documents.ts';

/** A partner in the language of the page. */
export type ShownPartner = ContentOf<'sponsors'>['partners'][number];
export type DrawnLogo = ShownPartner['logo'];
