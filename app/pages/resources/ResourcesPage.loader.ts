import { showSections } from '#app/components/text-page/show-text.server.ts';
import type { LoaderArgs } from '#app/load-context.ts';
import { volunteering } from '#content/contact/volunteering.ts';
import { organisation } from '#content/organisation.ts';
import { resourcesPage } from '#content/resources/resources.ts';

export async function loader({ context: { app, language } }: LoaderArgs) {
  const { groups, ...text } = resourcesPage[language];
  const files = await app.resources.list(language);
  const { sections, ...about } = volunteering[language];
  return {
    ...text,
    groups: Object.entries(groups).map(([id, heading]) => ({
      id,
      heading,
      resources: files.filter(({ group }) => group === id),
    })),
    volunteering: {
      ...about,
      sections: showSections(sections, language),
      mailbox: organisation.mailboxes.volunteering,
    },
  };
}
