import { readContent, textShower } from '#app/components/text-page/show-text.server.ts';
import type { LoaderArgs } from '#app/load-context.ts';

export async function loader({ context }: LoaderArgs) {
  const { ways, ...text } = await readContent(context, 'informYourself');
  const show = await textShower(context);
  return { ...text, sections: show.sections(text.sections), ways: ways.map(show.link) };
}
