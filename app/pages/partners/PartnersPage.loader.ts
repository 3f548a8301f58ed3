import { companyTexts } from '#app/i18n/companies.ts';
import type { LoaderArgs } from '#app/load-context.ts';
import { pictureShower } from '#app/loaders/content-pictures.server.ts';
import { readContent, textShower } from '#app/loaders/content-texts.server.ts';
import { pathFor } from '#domain/site-map.ts';

/** Sponsors and allies: the same page about two groups of people. */
export async function loader({ context }: LoaderArgs) {
  const group = context.page === 'alliances' ? 'alliances' : 'sponsors';
  const text = await readContent(context, group === 'alliances' ? 'allies' : 'sponsors');
  const show = await textShower(context);
  const shown = await pictureShower(
    context,
    text.partners.map(({ picture }) => picture),
    { sizes: '10rem' },
  );
  const partners = text.partners.map(({ picture, ...partner }) => ({
    ...partner,
    picture: shown(picture),
  }));
  const { language } = context;
  const companies = group === 'sponsors' && {
    label: companyTexts[language].title,
    href: pathFor('companies', language),
  };
  return { ...text, partners, group, companies, sections: show.sections(text.sections) } as const;
}
