import { showSections } from '#app/components/text-page/show-text.server.ts';
import type { LoaderArgs } from '#app/load-context.ts';
import { history } from '#content/about/history.ts';

export function loader({ context: { language } }: LoaderArgs) {
  const text = history[language];
  return { ...text, sections: showSections(text.sections, language) };
}
