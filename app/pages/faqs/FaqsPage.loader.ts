import { readContent, textShower } from '#app/components/text-page/show-text.server.ts';
import type { LoaderArgs } from '#app/load-context.ts';

export async function loader({ context }: LoaderArgs) {
  const { notHere, groups, ...text } = await readContent(context, 'faqs');
  const show = await textShower(context);
  return {
    ...text,
    notHere: { ...notHere, link: show.link(notHere.link) },
    groups: groups.map(({ questions, ...group }) => ({
      ...group,
      questions: questions.map(({ answer, link, ...question }) => ({
        ...question,
        answer: show.blocks(answer),
        link: link && show.link(link),
      })),
    })),
  };
}
