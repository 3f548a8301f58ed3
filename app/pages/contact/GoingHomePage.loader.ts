import { shownPicture } from '#app/components/pet-card.ts';
import { showLink, showSections } from '#app/components/text-page/show-text.server.ts';
import type { LoaderArgs } from '#app/load-context.ts';
import { goingHome } from '#content/contact/going-home.ts';
import { visitor } from '#domain/accounts/viewer.ts';

const shownFaces = 6;

export async function loader({ context: { app, language } }: LoaderArgs) {
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
