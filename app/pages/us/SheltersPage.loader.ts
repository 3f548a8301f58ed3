import type { LoaderArgs } from '#app/load-context.ts';
import { pictureShower } from '#app/loaders/content-pictures.server.ts';
import { readContent, textShower } from '#app/loaders/content-texts.server.ts';

export async function loader({ context }: LoaderArgs) {
  const { shelters, ...text } = await readContent(context, 'shelters');
  const show = await textShower(context);
  const picture = await pictureShower(
    context,
    shelters.map(({ photo }) => photo),
    { sizes: '(min-width: 62rem) 22rem, 85vw', ratio: 3 / 2 },
  );
  return {
    ...text,
    sections: show.sections(text.sections),
    shelters: shelters.map(({ photo, ...shelter }) => ({ ...shelter, photo: picture(photo) })),
  };
}
