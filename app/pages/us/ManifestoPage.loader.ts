import { readContent, textShower } from '#app/components/text-page/show-text.server.ts';
import type { LoaderArgs } from '#app/load-context.ts';

export async function loader({ context }: LoaderArgs) {
  const text = await readContent(context, 'manifesto');
  const show = await textShower(context);
  return { ...text, sections: show.sections(text.sections) };
}
