import type { LoaderArgs } from '#app/load-context.ts';
import { pictureShower } from '#app/loaders/content-pictures.server.ts';
import { readContent, textShower } from '#app/loaders/content-texts.server.ts';

/** Sponsors and allies: the same page about two groups of people. */
export async function loader({ context }: LoaderArgs) {
  const group = context.page === 'alliances' ? 'alliances' : 'sponsors';
  const text = await readContent(context, group === 'alliances' ? 'allies' : 'sponsors');
  const show = await textShower(context);
  const shown = await pictureShower(
    context,
    text.partners.map(({ picture }) => picture),
    { sizes: '10rem' },
  );
  const partners = text.partners.map(({ picture, ...partner }) => ({
    ...partner,
    picture: shown(picture),
  }));
  return { ...text, partners, group, sections: show.sections(text.sections) } as const;
}
