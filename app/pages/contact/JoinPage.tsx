import { useLoaderData } from 'react-router';
import drawing from '#app/components/drawings/join.svg';
import { Article } from '#app/components/text-page/Article.tsx';
import { LinkRow } from '#app/components/text-page/LinkRow.tsx';
import { type SectionLook, TextSections } from '#app/components/text-page/TextSections.tsx';
import { SignedOutSection } from '#app/sign-in/SignedOutSection.tsx';
import type { loader } from './JoinPage.loader.ts';

const looks: Readonly<Record<string, SectionLook>> = {
  'en-que-puedes-ayudar': { layout: 'centre' },
  'como-empezar': { tone: 'jade', link: 'primary' },
  'empresas-y-escuelas': { tone: 'sol' },
};

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
