import { showLink } from '#app/components/text-page/show-text.server.ts';
import type { LoaderArgs } from '#app/load-context.ts';
import { faqGroups, faqsPage } from '#content/faqs/faqs.ts';

export function loader({ context: { language } }: LoaderArgs) {
  const { notHere, ...text } = faqsPage[language];
  return {
    ...text,
    notHere: { ...notHere, link: showLink(notHere.link, language) },
    groups: faqGroups.map(({ id, heading, questions }) => ({
      id,
      heading: heading[language],
      questions: questions.map(({ slug, question, answer, link }) => ({
        slug: slug[language],
        question: question[language],
        answer: answer[language],
        link: link && showLink(link[language], language),
      })),
    })),
  };
}
