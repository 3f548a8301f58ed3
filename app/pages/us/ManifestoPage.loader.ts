import { showSections } from '#app/components/text-page/show-text.server.ts';
import type { LoaderArgs } from '#app/load-context.ts';
import { manifesto } from '#content/about/manifesto.ts';

export function loader({ context: { language } }: LoaderArgs) {
  const text = manifesto[language];
  return { ...text, sections: showSections(text.sections, language) };
}
