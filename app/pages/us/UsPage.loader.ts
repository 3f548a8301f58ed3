import { organisationData } from '#app/components/organisation-data.server.ts';
import { readContent, textShower } from '#app/components/text-page/show-text.server.ts';
import type { LoaderArgs } from '#app/load-context.ts';

export async function loader({ context }: LoaderArgs) {
  const text = await readContent(context, 'us');
  const show = await textShower(context);
  return {
    ...text,
    sections: show.sections(text.sections),
    organisation: await organisationData(context, text.description),
  };
}
