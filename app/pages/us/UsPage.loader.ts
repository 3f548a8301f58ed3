import { organisationData } from '#app/components/organisation-data.server.ts';
import { showSections } from '#app/components/text-page/show-text.server.ts';
import type { LoaderArgs } from '#app/load-context.ts';
import { overview } from '#content/about/overview.ts';

export function loader({ context: { app, language } }: LoaderArgs) {
  const text = overview[language];
  return {
    ...text,
    sections: showSections(text.sections, language),
    organisation: organisationData(app.config, language, text.description),
  };
}
