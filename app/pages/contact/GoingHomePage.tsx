import { type AppLoadContext, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import goingHomeDrawing from '#app/components/drawings/going-home.svg';
import { shownPicture } from '#app/components/pet-card.ts';
import { Article } from '#app/components/text-page/Article.tsx';
import { LinkRow } from '#app/components/text-page/LinkRow.tsx';
import { showLink, showSections } from '#app/components/text-page/show-text.server.ts';
import { type SectionLook, TextSections } from '#app/components/text-page/TextSections.tsx';
import { SignedOutSection } from '#app/sign-in/SignedOutSection.tsx';
import { goingHome } from '#content/contact/going-home.ts';
import { visitor } from '#domain/accounts/viewer.ts';
import { WaitingFaces } from './WaitingFaces.tsx';

const shownFaces = 6;

export async function loader({ context: { app, language } }: LoaderFunctionArgs<AppLoadContext>) {
  const { ways, ...text } = goingHome[language];
  const waiting = await app.pets.query(visitor, {
    where: [{ field: 'status', operator: '=', value: 'adoption' }],
    order: [{ field: 'registeredOn', direction: 'asc' }],
    page: 1,
    limit: shownFaces,
  });
  return {
    ...text,
    sections: showSections(text.sections, language),
    waiting: {
      pets: waiting.items.map(({ id, name, media: [first] }) => ({
        id,
        name,
        picture: first && shownPicture(first),
      })),
      total: waiting.total,
    },
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
