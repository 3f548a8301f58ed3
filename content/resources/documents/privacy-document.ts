import { plainBlock } from '#domain/content/plain-blocks.ts';
import { locale } from '#domain/language.ts';
import { privacyNotice } from '../../legal/privacy-notice.ts';
import type { DocumentText } from '../resource.ts';

const notice = privacyNotice.es;
const updated = new Intl.DateTimeFormat(locale.es, { dateStyle: 'long', timeZone: 'UTC' });

/** The page's own text, so that the file and the page cannot differ. */
export const privacyDocument: DocumentText = {
  title: notice.title,
  subtitle: notice.lead,
  sections: notice.sections.map(({ heading, blocks }) => ({
    heading,
    blocks: blocks.map((block) => plainBlock(block, 'es')),
  })),
  footer: `Casa Animal · Última actualización: ${updated.format(new Date(notice.updatedOn))}`,
};
