import { type AppLoadContext, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import drawing from '#app/components/drawings/join.svg';
import { Article } from '#app/components/text-page/Article.tsx';
import { LinkRow } from '#app/components/text-page/LinkRow.tsx';
import { showLink, showSections } from '#app/components/text-page/show-text.server.ts';
import { type SectionLook, TextSections } from '#app/components/text-page/TextSections.tsx';
import { SignedOutSection } from '#app/sign-in/SignedOutSection.tsx';
import { joinTheProject } from '#content/contact/join-the-project.ts';

export function loader({ context: { language } }: LoaderFunctionArgs<AppLoadContext>) {
  const { ways, ...text } = joinTheProject[language];
  return {
    ...text,
    sections: showSections(text.sections, language),
    ways: ways.map((link) => showLink(link, language)),
  };
}

const looks: readonly SectionLook[] = [
  { layout: 'centre' },
  { tone: 'jade', link: 'primary' },
  {},
  { tone: 'sol' },
];

export default function JoinPage() {
  const { sections, ways, ...text } = useLoaderData<typeof loader>();
  return (
    <Article
      page="joinTheProject"
      tone="sol"
      picture={drawing}
      {...text}
      ways={<LinkRow links={ways} />}
    >
      <TextSections sections={sections} looks={looks} />
      <SignedOutSection />
    </Article>
  );
}
