import { Link, useLoaderData } from 'react-router';
import alliancesDrawing from '#app/components/drawings/alliances.svg';
import sponsorsDrawing from '#app/components/drawings/sponsors.svg';
import { Article } from '#app/components/text-page/Article.tsx';
import { type SectionLook, TextSections } from '#app/components/text-page/TextSections.tsx';
import { Wrap } from '#app/components/Wrap.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useText } from '#app/i18n/texts.tsx';
import { PartnerCarousel } from './PartnerCarousel.tsx';
import type { loader } from './PartnersPage.loader.ts';

const heroes = {
  sponsors: { tone: 'rosa', picture: sponsorsDrawing },
  alliances: { tone: 'jade', picture: alliancesDrawing },
} as const;

const looks: Record<keyof typeof heroes, Readonly<Record<string, SectionLook>>> = {
  sponsors: { 'como-sumarte': { tone: 'sol', link: 'primary' } },
  alliances: { 'a-quien-buscamos': { tone: 'jade' }, 'hagamos-equipo': { link: 'primary' } },
};

export default function PartnersPage() {
  const { group, sections, partners, companies, ...text } = useLoaderData<typeof loader>();
  const { label, prepared } = useText().content.partners;
  return (
    <Article page={group} {...heroes[group]} {...text}>
      {partners.length > 0 ? (
        <PartnerCarousel key={group} label={label[group]} partners={partners} />
      ) : (
        <Wrap>
          <Notice>
            <p>{prepared}</p>
          </Notice>
        </Wrap>
      )}
      {companies && (
        <Wrap>
          <p>
            <Link to={companies.href}>{companies.label}</Link>
          </p>
        </Wrap>
      )}
      <TextSections sections={sections} looks={looks[group]} />
    </Article>
  );
}
