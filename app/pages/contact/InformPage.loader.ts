import type { LoaderArgs } from '#app/load-context.ts';
import { readContent, textShower } from '#app/loaders/content-texts.server.ts';

export async function loader({ context }: LoaderArgs) {
  const { ways, ...text } = await readContent(context, 'informYourself');
  const show = await textShower(context);
  return { ...text, sections: show.sections(text.sections), ways: ways.map(show.link) };
}
