import type { LoaderArgs } from '#app/load-context.ts';
import { pictureShower } from '#app/loaders/content-pictures.server.ts';
import { readContent, textShower } from '#app/loaders/content-texts.server.ts';
import { organisationData } from '#app/loaders/organisation-data.server.ts';

export async function loader({ context }: LoaderArgs) {
  const text = await readContent(context, 'us');
  const show = await textShower(context);
  const { members, ...team } = await readContent(context, 'team');
  const picture = await pictureShower(
    context,
    members.map(({ photo }) => photo),
    { sizes: '8rem', ratio: 1 },
  );
  return {
    ...text,
    sections: show.sections(text.sections),
    team: {
      ...team,
      members: members.map(({ photo, ...member }) => ({ ...member, photo: picture(photo) })),
    },
    organisation: await organisationData(context, text.description),
  };
}
