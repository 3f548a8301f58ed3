import type { ContentOf } from '#domain/content/content-documents.ts';
import { plainBlock } from '#domain/content/plain-blocks.ts';
import { locale } from '#domain/language.ts';
import type { RetentionSettings } from '#domain/retention/term.ts';
import { privacyNotice } from '../../legal/privacy-notice.ts';
import type { DocumentText } from '../resource.ts';

type Notice = Pick<ContentOf<'privacyNotice'>, 'title' | 'lead' | 'updatedOn'> & {
  sections: readonly Pick<ContentOf<'privacyNotice'>['sections'][number], 'heading' | 'blocks'>[];
};

const updated = new Intl.DateTimeFormat(locale.es, { dateStyle: 'long', timeZone: 'UTC' });

/**
 * The page's own text, so that the file and the page cannot differ.
 * @param settings for how long data is kept
 */
export const privacyDocumentOf = (notice: Notice, settings?: RetentionSettings): DocumentText => ({
  title: notice.title,
  subtitle: notice.lead,
  sections: notice.sections.map(({ heading, blocks }) => ({
    heading,
    blocks: blocks.map((block) => plainBlock(block, 'es', settings)),
  })),
  footer: `{nombre} · Última actualización, vigente desde: ${updated.format(new Date(notice.updatedOn))}`,
});

export const privacyDocument: DocumentText = privacyDocumentOf(privacyNotice.es);
