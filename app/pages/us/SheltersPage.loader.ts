import { showSections } from '#app/components/text-page/show-text.server.ts';
import type { LoaderArgs } from '#app/load-context.ts';
import { shelters, sheltersPage } from '#content/about/shelters.ts';

export function loader({ context: { language } }: LoaderArgs) {
  const text = sheltersPage[language];
  return {
    ...text,
    sections: showSections(text.sections, language),
    shelters: shelters.map(({ area, does, lives, visits, ...shelter }) => ({
      ...shelter,
      area: area[language],
      does: does[language],
      lives: lives[language],
      visits: visits[language],
    })),
  };
}
