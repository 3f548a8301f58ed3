import { type AppLoadContext, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import alliancesDrawing from '#app/components/drawings/alliances.svg';
import sponsorsDrawing from '#app/components/drawings/sponsors.svg';
import { Article } from '#app/components/text-page/Article.tsx';
import { showLink } from '#app/components/text-page/show-text.server.ts';
import { TextLink } from '#app/components/text-page/TextLink.tsx';
import { Wrap } from '#app/components/Wrap.tsx';
import { useText } from '#app/i18n/texts.tsx';
import { allies, alliesPage } from '#content/team/allies.ts';
import { sponsors, sponsorsPage } from '#content/team/sponsors.ts';
import { PartnerCarousel } from './PartnerCarousel.tsx';
import styles from './PartnersPage.module.css';

/** Sponsors and allies: the same page about two groups of people. */
export function loader({ context: { page, language } }: LoaderFunctionArgs<AppLoadContext>) {
  const group = page === 'alliances' ? 'alliances' : 'sponsors';
  const text = (group === 'alliances' ? alliesPage : sponsorsPage)[language];
  return {
    ...text,
    group,
    invitation: { ...text.invitation, link: showLink(text.invitation.link, language) },
    partners: (group === 'alliances' ? allies : sponsors).map(({ trade, gives, ...partner }) => ({
      ...partner,
      trade: trade[language],
      gives: gives[language],
    })),
  } as const;
}

const looks = {
  sponsors: { tone: 'rosa', picture: sponsorsDrawing },
  alliances: { tone: 'jade', picture: alliancesDrawing },
} as const;

export default function PartnersPage() {
  const { group, paragraphs, invitation, partners, ...text } = useLoaderData<typeof loader>();
  const labels = useText().content.partners.label;
  return (
    <Article page={group} {...looks[group]} {...text}>
      <PartnerCarousel key={group} label={labels[group]} partners={partners} />
      <Wrap className={styles.text}>
        <div className={styles.paragraphs}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <aside className={styles.invitation} aria-labelledby="invitation">
          <h2 id="invitation">{invitation.heading}</h2>
          <p>{invitation.text}</p>
          <p>
            <TextLink link={invitation.link} variant="soft" />
          </p>
        </aside>
      </Wrap>
    </Article>
  );
}
