import { showSections } from '#app/components/text-page/show-text.server.ts';
import type { LoaderArgs } from '#app/load-context.ts';
import { allies, alliesPage } from '#content/partners/allies.ts';
import { sponsors, sponsorsPage } from '#content/partners/sponsors.ts';

/** Sponsors and allies: the same page about two groups of people. */
export function loader({ context: { page, language } }: LoaderArgs) {
  const group = page === 'alliances' ? 'alliances' : 'sponsors';
  const { sections, ...text } = (group === 'alliances' ? alliesPage : sponsorsPage)[language];
  return {
    ...text,
    group,
    sections: showSections(sections, language),
    partners: (group === 'alliances' ? allies : sponsors).map(({ trade, gives, ...partner }) => ({
      ...partner,
      trade: trade[language],
      gives: gives[language],
    })),
  } as const;
}
