import { privacyNotice } from '../../legal/privacy-notice.ts';
import type { DocumentText } from '../resource.ts';

/** The page's own text, so that the file and the page cannot differ. */
export const privacyDocument: DocumentText = {
  title: privacyNotice.es.title,
  subtitle: privacyNotice.es.lead,
  sections: privacyNotice.es.sections.map(({ heading, blocks }) => ({ heading, blocks })),
  footer: `Casa Animal · Última actualización: ${privacyNotice.es.updatedOn}`,
};
