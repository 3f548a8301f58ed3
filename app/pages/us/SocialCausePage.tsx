import { type AppLoadContext, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import street from '#app/components/drawings/street.svg';
import { Article } from '#app/components/text-page/Article.tsx';
import { FigureBand } from '#app/components/text-page/FigureBand.tsx';
import { showSections } from '#app/components/text-page/show-text.server.ts';
import { type SectionLook, TextSections } from '#app/components/text-page/TextSections.tsx';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import { socialCause } from '#content/about/social-cause.ts';
import { locale } from '#domain/language.ts';

export async function loader({ context: { app, language } }: LoaderFunctionArgs<AppLoadContext>) {
  const text = socialCause[language];
  return {
    ...text,
    sections: showSections(text.sections, language),
    figures: await app.pets.impactFigures(),
  };
}

const looks: readonly SectionLook[] = [
  {},
  { tone: 'jade', layout: 'centre' },
  {},
  { tone: 'sol', link: 'primary' },
];

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
