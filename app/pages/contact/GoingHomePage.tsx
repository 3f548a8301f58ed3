import { useLoaderData } from 'react-router';
import goingHomeDrawing from '#app/components/drawings/going-home.svg';
import { Article } from '#app/components/text-page/Article.tsx';
import { LinkRow } from '#app/components/text-page/LinkRow.tsx';
import { type SectionLook, TextSections } from '#app/components/text-page/TextSections.tsx';
import { SignedOutSection } from '#app/sign-in/SignedOutSection.tsx';
import type { loader } from './GoingHomePage.loader.ts';
import { WaitingFaces } from './WaitingFaces.tsx';

const looks: Readonly<Record<string, SectionLook>> = {
  requisitos: { tone: 'jade', link: 'primary' },
  'primeros-dias': { tone: 'sol', layout: 'centre' },
};

export default function GoingHomePage() {
  const { sections, ways, waiting, ...text } = useLoaderData<typeof loader>();
  return (
    <Article
      page="goingHome"
      tone="violet"
      picture={goingHomeDrawing}
      {...text}
      ways={<LinkRow links={ways} icon="paw" />}
    >
      <WaitingFaces {...waiting} />
      <TextSections sections={sections} looks={looks} />
      <SignedOutSection />
    </Article>
  );
}
