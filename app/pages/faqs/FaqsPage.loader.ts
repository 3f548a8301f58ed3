import type { LoaderArgs } from '#app/load-context.ts';
import { readContent, textShower } from '#app/loaders/content-texts.server.ts';

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
