import { useLoaderData } from 'react-router';
import goingHome from '#app/components/drawings/going-home.svg';
import notebook from '#app/components/drawings/notebook.svg';
import rooftops from '#app/components/drawings/rooftops.svg';
import stove from '#app/components/drawings/stove.svg';
import yard from '#app/components/drawings/yard.svg';
import { Article } from '#app/components/text-page/Article.tsx';
import { PullQuote } from '#app/components/text-page/PullQuote.tsx';
import { type SectionLook, TextSections } from '#app/components/text-page/TextSections.tsx';
import type { loader } from './HistoryPage.loader.ts';
import styles from './HistoryPage.module.css';

/** One drawing a chapter, now on one side and now on the other. */
const looks: Readonly<Record<string, SectionLook>> = {
  'la-libreta': { picture: notebook },
  'de-la-cocina-al-patio': { picture: yard, pictureSide: 'left' },
  'la-segunda-casa': { picture: rooftops },
  'de-vuelta-a-casa': { picture: goingHome, pictureSide: 'left' },
  hoy: { picture: stove, link: 'primary' },
};

export default function HistoryPage() {
  const { sections, quote, ...text } = useLoaderData<typeof loader>();
  return (
    <Article page="usHistory" tone="sol" {...text}>
      {quote && <PullQuote text={quote} />}
      <div className={styles.path}>
        <TextSections sections={sections} looks={looks} />
      </div>
    </Article>
  );
}
