import type { LoaderArgs } from '#app/load-context.ts';
import { readContent, readRecord, textShower } from '#app/loaders/content-texts.server.ts';

export async function loader({ context }: LoaderArgs) {
  const { groups, offered, files: own, ...text } = await readContent(context, 'resources');
  const files = await context.app.resources.list(context.language, { offered, files: own });
  const { sections, ...about } = await readContent(context, 'volunteering');
  const { mailboxes } = await readRecord(context, 'volunteering');
  const show = await textShower(context);
  return {
    ...text,
    groups: Object.entries(groups).map(([id, heading]) => ({
      id,
      heading,
      resources: files.filter(({ group }) => group === id),
    })),
    volunteering: {
      ...about,
      sections: show.sections(sections),
      mailbox: mailboxes.volunteering,
    },
  };
}
