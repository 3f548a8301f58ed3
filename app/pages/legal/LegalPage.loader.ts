import { showSections } from '#app/components/text-page/show-text.server.ts';
import type { LoaderArgs } from '#app/load-context.ts';
import { privacyNotice } from '#content/legal/privacy-notice.ts';
import { readInSpanish } from '#content/legal/privacy-summary.ts';
import { terms } from '#content/legal/terms.ts';
import { pathFor } from '#domain/site-map.ts';

export function loader({ context: { page, language } }: LoaderArgs) {
  const isTerms = page === 'terms';
  const text = (isTerms ? terms : privacyNotice)[language];
  return {
    ...text,
    page: isTerms ? 'terms' : 'privacyNotice',
    sections: showSections(text.sections, language),
    original:
      !isTerms && language === 'en'
        ? { label: readInSpanish, href: pathFor('privacyNotice', 'es') }
        : undefined,
  } as const;
}
