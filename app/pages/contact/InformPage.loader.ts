import { showLink, showSections } from '#app/components/text-page/show-text.server.ts';
import type { LoaderArgs } from '#app/load-context.ts';
import { informYourself } from '#content/contact/inform-yourself.ts';

export function loader({ context: { language } }: LoaderArgs) {
  const { ways, ...text } = informYourself[language];
  return {
    ...text,
    sections: showSections(text.sections, language),
    ways: ways.map((link) => showLink(link, language)),
  };
}
