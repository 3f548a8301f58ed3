import { shownPicture } from '#app/components/pet-card.ts';
import type { LoaderArgs } from '#app/load-context.ts';
import { readContent, textShower } from '#app/loaders/content-texts.server.ts';
import { visitor } from '#domain/accounts/viewer.ts';

const shownFaces = 6;

export async function loader({ context }: LoaderArgs) {
  const { ways, ...text } = await readContent(context, 'goingHome');
  const show = await textShower(context);
  const waiting = await context.app.pets.query(visitor, {
    where: [{ field: 'status', operator: '=', value: 'adoption' }],
    order: [{ field: 'waitingSince', direction: 'asc' }],
    page: 1,
    limit: shownFaces,
  });
  return {
    ...text,
    sections: show.sections(text.sections),
    waiting: {
      pets: waiting.items.map(({ id, name, media: [first] }) => ({
        id,
        name,
        picture: first && shownPicture(first),
      })),
      total: waiting.total,
    },
    ways: ways.map(show.link),
  };
}
