import { useLoaderData } from 'react-router';
import shelterDrawing from '#app/components/drawings/shelter.svg';
import { Article } from '#app/components/text-page/Article.tsx';
import { type SectionLook, TextSections } from '#app/components/text-page/TextSections.tsx';
import { Wrap } from '#app/components/Wrap.tsx';
import { useText } from '#app/i18n/texts.tsx';
import { ShelterCard } from './ShelterCard.tsx';
import { ShelterMap } from './ShelterMap.tsx';
import type { loader } from './SheltersPage.loader.ts';
import styles from './SheltersPage.module.css';

const looks: Readonly<Record<string, SectionLook>> = {
  'un-dia-cualquiera': { tone: 'sol', link: 'primary' },
  'encontraste-un-animal': { tone: 'rosa' },
};

export default function SheltersPage() {
  const { sections, shelters, ...text } = useLoaderData<typeof loader>();
  const words = useText().content.shelters;
  return (
    <Article page="usShelters" tone="jade" picture={shelterDrawing} {...text}>
      {shelters.length > 0 && (
        <Wrap as="section" aria-labelledby="list" className={styles.section}>
          <h2 id="list" className="visually-hidden">
            {words.list}
          </h2>
          <div className={styles.map}>
            <ShelterMap shelters={shelters} />
          </div>
          <ol className={`plain-list ${styles.cards}`}>
            {shelters.map((shelter, index) => (
              <li key={shelter.id}>
                <ShelterCard shelter={shelter} number={index + 1} />
              </li>
            ))}
          </ol>
        </Wrap>
      )}
      <TextSections sections={sections} looks={looks} />
    </Article>
  );
}
