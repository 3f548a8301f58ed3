import { showSections } from '#app/components/text-page/show-text.server.ts';
import type { LoaderArgs } from '#app/load-context.ts';
import { socialCause } from '#content/about/social-cause.ts';

export async function loader({ context: { app, language } }: LoaderArgs) {
  const text = socialCause[language];
  return {
    ...text,
    sections: showSections(text.sections, language),
    figures: await app.pets.impactFigures(),
  };
}
