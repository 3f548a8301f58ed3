import { showLink, showSections } from '#app/components/text-page/show-text.server.ts';
import type { LoaderArgs } from '#app/load-context.ts';
import { joinTheProject } from '#content/contact/join-the-project.ts';

export function loader({ context: { language } }: LoaderArgs) {
  const { ways, ...text } = joinTheProject[language];
  return {
    ...text,
    sections: showSections(text.sections, language),
    ways: ways.map((link) => showLink(link, language)),
  };
}
