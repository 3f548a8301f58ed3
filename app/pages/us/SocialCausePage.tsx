import { useLoaderData } from 'react-router';
import street from '#app/components/drawings/street.svg';
import { Article } from '#app/components/text-page/Article.tsx';
import { FigureBand } from '#app/components/text-page/FigureBand.tsx';
import { type SectionLook, TextSections } from '#app/components/text-page/TextSections.tsx';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import { locale } from '#domain/language.ts';
import type { loader } from './SocialCausePage.loader.ts';

const looks: Readonly<Record<string, SectionLook>> = {
  'que-cambia': { tone: 'jade', layout: 'centre' },
  'el-dinero': { tone: 'sol', link: 'primary' },
};

const shownFigures = ['rescued', 'adopted', 'sterilized'] as const;

export default function SocialCausePage() {
  const { sections, figures, ...text } = useLoaderData<typeof loader>();
  const words = useText();
  const format = new Intl.NumberFormat(locale[useLanguage()]);
  return (
    <Article page="usSocialCause" tone="rosa" picture={street} {...text}>
      <FigureBand
        label={words.content.figures}
        figures={shownFigures
          .filter((figure) => figures[figure] > 0)
          .map((figure) => ({
            value: format.format(figures[figure]),
            text: words.home.figures[figure],
          }))}
      />
      <TextSections sections={sections} looks={looks} />
    </Article>
  );
}
