import { type AppLoadContext, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import shelterDrawing from '#app/components/drawings/shelter.svg';
import { Article } from '#app/components/text-page/Article.tsx';
import { showSections } from '#app/components/text-page/show-text.server.ts';
import { type SectionLook, TextSections } from '#app/components/text-page/TextSections.tsx';
import { Wrap } from '#app/components/Wrap.tsx';
import { useText } from '#app/i18n/texts.tsx';
import { shelters, sheltersPage } from '#content/about/shelters.ts';
import { ShelterCard } from './ShelterCard.tsx';
import { ShelterMap } from './ShelterMap.tsx';
import styles from './SheltersPage.module.css';

export function loader({ context: { language } }: LoaderFunctionArgs<AppLoadContext>) {
  const text = sheltersPage[language];
  return {
    ...text,
    sections: showSections(text.sections, language),
    shelters: shelters.map(({ area, does, lives, visits, ...shelter }) => ({
      ...shelter,
      area: area[language],
      does: does[language],
      lives: lives[language],
      visits: visits[language],
    })),
  };
}

const looks: readonly SectionLook[] = [{ tone: 'sol', link: 'primary' }, {}, {}, { tone: 'rosa' }];

export default function SheltersPage() {
  const { sections, shelters, ...text } = useLoaderData<typeof loader>();
  const words = useText().content.shelters;
  return (
    <Article page="usShelters" tone="jade" picture={shelterDrawing} {...text}>
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
      <TextSections sections={sections} looks={looks} />
    </Article>
  );
}
