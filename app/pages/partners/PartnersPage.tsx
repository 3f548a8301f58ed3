import { type AppLoadContext, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import alliancesDrawing from '#app/components/drawings/alliances.svg';
import sponsorsDrawing from '#app/components/drawings/sponsors.svg';
import { Article } from '#app/components/text-page/Article.tsx';
import { showSections } from '#app/components/text-page/show-text.server.ts';
import { type SectionLook, TextSections } from '#app/components/text-page/TextSections.tsx';
import { useText } from '#app/i18n/texts.tsx';
import { allies, alliesPage } from '#content/partners/allies.ts';
import { sponsors, sponsorsPage } from '#content/partners/sponsors.ts';
import { PartnerCarousel } from './PartnerCarousel.tsx';

/** Sponsors and allies: the same page about two groups of people. */
export function loader({ context: { page, language } }: LoaderFunctionArgs<AppLoadContext>) {
  const group = page === 'alliances' ? 'alliances' : 'sponsors';
  const { sections, ...text } = (group === 'alliances' ? alliesPage : sponsorsPage)[language];
  return {
    ...text,
    group,
    sections: showSections(sections, language),
    partners: (group === 'alliances' ? allies : sponsors).map(({ trade, gives, ...partner }) => ({
      ...partner,
      trade: trade[language],
      gives: gives[language],
    })),
  } as const;
}

const heroes = {
  sponsors: { tone: 'rosa', picture: sponsorsDrawing },
  alliances: { tone: 'jade', picture: alliancesDrawing },
} as const;

const looks: Record<keyof typeof heroes, readonly SectionLook[]> = {
  sponsors: [{}, { tone: 'sol', link: 'primary' }],
  alliances: [{}, { tone: 'jade' }, { link: 'primary' }],
};

export default function PartnersPage() {
  const { group, sections, partners, ...text } = useLoaderData<typeof loader>();
  const labels = useText().content.partners.label;
  return (
    <Article page={group} {...heroes[group]} {...text}>
      <PartnerCarousel key={group} label={labels[group]} partners={partners} />
      <TextSections sections={sections} looks={looks[group]} />
    </Article>
  );
}
