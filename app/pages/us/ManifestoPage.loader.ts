import type { LoaderArgs } from '#app/load-context.ts';
import { readContent, textShower } from '#app/loaders/content-texts.server.ts';

export async function loader({ context }: LoaderArgs) {
  const text = await readContent(context, 'manifesto');
  const show = await textShower(context);
  return { ...text, sections: show.sections(text.sections) };
}
