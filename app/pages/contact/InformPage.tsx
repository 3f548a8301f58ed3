import { type AppLoadContext, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import book from '#app/components/drawings/inform.svg';
import { Article } from '#app/components/text-page/Article.tsx';
import { FigureBand } from '#app/components/text-page/FigureBand.tsx';
import { LinkRow } from '#app/components/text-page/LinkRow.tsx';
import { OnThisPage } from '#app/components/text-page/OnThisPage.tsx';
import { showLink, showSections } from '#app/components/text-page/show-text.server.ts';
import { type SectionLook, TextSections } from '#app/components/text-page/TextSections.tsx';
import { Wrap } from '#app/components/Wrap.tsx';
import { useText } from '#app/i18n/texts.tsx';
import { informYourself } from '#content/contact/inform-yourself.ts';
import styles from './InformPage.module.css';

export function loader({ context: { language } }: LoaderFunctionArgs<AppLoadContext>) {
  const { ways, ...text } = informYourself[language];
  return {
    ...text,
    sections: showSections(text.sections, language),
    ways: ways.map((link) => showLink(link, language)),
  };
}

const looks: readonly SectionLook[] = [
  {},
  { tone: 'sand', layout: 'centre' },
  { link: 'primary' },
  { tone: 'jade' },
  {},
];

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
