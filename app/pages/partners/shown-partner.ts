import type { ContentOf } from '#domain/content/content-documents.ts';

type Partner = ContentOf<'sponsors'>['partners'][number];

/** The logo that a partner has sent. */
interface SentLogo {
  src: string;
  width: number;
  height: number;
  alt: string;
}

/** A partner in the language of the page. */
export type ShownPartner = Omit<Partner, 'picture'> & { picture?: SentLogo | undefined };
export type DrawnLogo = ShownPartner['logo'];
