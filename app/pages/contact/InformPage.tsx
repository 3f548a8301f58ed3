import { useLoaderData } from 'react-router';
import book from '#app/components/drawings/inform.svg';
import { Article } from '#app/components/text-page/Article.tsx';
import { FigureBand } from '#app/components/text-page/FigureBand.tsx';
import { LinkRow } from '#app/components/text-page/LinkRow.tsx';
import { OnThisPage } from '#app/components/text-page/OnThisPage.tsx';
import { type SectionLook, TextSections } from '#app/components/text-page/TextSections.tsx';
import { Wrap } from '#app/components/Wrap.tsx';
import { useText } from '#app/i18n/texts.tsx';
import type { loader } from './InformPage.loader.ts';
import styles from './InformPage.module.css';

const looks: Readonly<Record<string, SectionLook>> = {
  retos: { tone: 'sand', layout: 'centre' },
  esterilizacion: { link: 'primary' },
  rabia: { tone: 'jade' },
};

export default function InformPage() {
  const { sections, ways, figures, ...text } = useLoaderData<typeof loader>();
  const words = useText().content;
  return (
    <Article
      page="inform"
      tone="jade"
      picture={book}
      {...text}
      ways={<LinkRow links={ways} icon="heart" />}
    >
      <FigureBand label={words.figures} figures={figures} />
      <Wrap className={styles.contents}>
        <OnThisPage sections={sections} />
      </Wrap>
      <TextSections sections={sections} looks={looks} />
    </Article>
  );
}
