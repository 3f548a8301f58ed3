import { Link, useLoaderData } from 'react-router';
import family from '#app/components/drawings/family.svg';
import manifesto from '#app/components/drawings/manifesto.svg';
import notebook from '#app/components/drawings/notebook.svg';
import shelter from '#app/components/drawings/shelter.svg';
import street from '#app/components/drawings/street.svg';
import { Icon } from '#app/components/Icon.tsx';
import { Article } from '#app/components/text-page/Article.tsx';
import { Drawing } from '#app/components/text-page/Drawing.tsx';
import { type SectionLook, TextSections } from '#app/components/text-page/TextSections.tsx';
import { Wrap } from '#app/components/Wrap.tsx';
import { useLanguage } from '#app/i18n/texts.tsx';
import { pathFor } from '#domain/initial-site-map.ts';
import type { InitialStaticPageId } from '#domain/pages.ts';
import { Team } from './Team.tsx';
import type { loader } from './UsPage.loader.ts';
import styles from './UsPage.module.css';

const looks: Readonly<Record<string, SectionLook>> = {
  'como-lo-hacemos': { tone: 'jade', link: 'primary' },
};

const doorPictures: Partial<Record<InitialStaticPageId, string>> = {
  usHistory: notebook,
  usManifesto: manifesto,
  usSocialCause: street,
  usShelters: shelter,
};

export default function UsPage() {
  const { sections, doors, team, organisation, ...text } = useLoaderData<typeof loader>();
  const language = useLanguage();
  return (
    <Article page="us" tone="sol" picture={family} data={organisation} {...text}>
      <TextSections sections={sections} looks={looks} />
      {team.members.length > 0 && <Team {...team} />}
      <Wrap as="section" aria-labelledby="doors" className={styles.section}>
        <h2 id="doors">{text.doorsHeading}</h2>
        <ul className={`plain-list ${styles.doors}`}>
          {doors.map(({ page, title, text }) => (
            <li key={page} className={styles.door}>
              <Drawing src={doorPictures[page] ?? family} className={styles.picture} />
              <h3>
                <Link to={pathFor(page, language)}>
                  {title}
                  <Icon name="arrow" />
                </Link>
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Wrap>
    </Article>
  );
}
