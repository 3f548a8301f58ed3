import { type AppLoadContext, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import goingHomeDrawing from '#app/components/drawings/going-home.svg';
import { Article } from '#app/components/text-page/Article.tsx';
import { LinkRow } from '#app/components/text-page/LinkRow.tsx';
import { showLink, showSections } from '#app/components/text-page/show-text.server.ts';
import { type SectionLook, TextSections } from '#app/components/text-page/TextSections.tsx';
import { SignedOutSection } from '#app/sign-in/SignedOutSection.tsx';
import { goingHome } from '#content/contact/going-home.ts';

export function loader({ context: { language } }: LoaderFunctionArgs<AppLoadContext>) {
  const { ways, ...text } = goingHome[language];
  return {
    ...text,
    sections: showSections(text.sections, language),
    ways: ways.map((link) => showLink(link, language)),
  };
}

const looks: readonly SectionLook[] = [
  {},
  { tone: 'jade', link: 'primary' },
  {},
  { tone: 'sol', layout: 'centre' },
  {},
];

export default function GoingHomePage() {
  const { sections, ways, ...text } = useLoaderData<typeof loader>();
  return (
    <Article
      page="goingHome"
      tone="violet"
      picture={goingHomeDrawing}
      {...text}
      ways={<LinkRow links={ways} icon="paw" />}
    >
      <TextSections sections={sections} looks={looks} />
      <SignedOutSection />
    </Article>
  );
}
