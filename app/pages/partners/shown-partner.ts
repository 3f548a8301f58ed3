import type { ShownPagePicture } from '#app/components/PagePicture.tsx';
import type { ContentOf } from '#domain/content/content-documents.ts';

type Partner = ContentOf<'sponsors'>['partners'][number];

/** A partner in the language of the page. */
export type ShownPartner = Omit<Partner, 'picture'> & { picture?: ShownPagePicture | undefined };
export type DrawnLogo = ShownPartner['logo'];
