import type { LoaderArgs } from '#app/load-context.ts';
import { readContent, textShower } from '#app/loaders/content-texts.server.ts';
import { readInSpanish } from '#content/legal/privacy-summary.ts';
import { pathFor } from '#domain/site-map.ts';

export async function loader({ context }: LoaderArgs) {
  const isTerms = context.page === 'terms';
  const text = await readContent(context, isTerms ? 'terms' : 'privacyNotice');
  const show = await textShower(context);
  return {
    ...text,
    page: isTerms ? 'terms' : 'privacyNotice',
    sections: show.sections(text.sections),
    original:
      !isTerms && context.language === 'en'
        ? { label: readInSpanish, href: pathFor('privacyNotice', 'es') }
        : undefined,
  } as const;
}
