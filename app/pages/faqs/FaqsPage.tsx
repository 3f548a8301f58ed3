import { useState } from 'react';
import { useLoaderData } from 'react-router';
import questions from '#app/components/drawings/questions.svg';
import { Article } from '#app/components/text-page/Article.tsx';
import type { ShownBlock } from '#app/components/text-page/shown.ts';
import { TextLink } from '#app/components/text-page/TextLink.tsx';
import { useOpenByAddress } from '#app/components/use-open-by-address.ts';
import { Wrap } from '#app/components/Wrap.tsx';
import { useText } from '#app/i18n/texts.tsx';
import { linesOf } from '#domain/content/rich-text.ts';
import { foldText } from '#domain/text.ts';
import { FaqGroup } from './FaqGroup.tsx';
import { FaqSearch } from './FaqSearch.tsx';
import type { loader } from './FaqsPage.loader.ts';
import styles from './FaqsPage.module.css';

export default function FaqsPage() {
  const { groups, notHere, ...text } = useLoaderData<typeof loader>();
  const words = useText().content.faqs;
  const [term, setTerm] = useState('');
  useOpenByAddress();
  const all = groups.flatMap((group) => group.questions);
  const normalizedTerm = foldText(term);
  const found = new Set(
    all
      .filter(({ question, answer }) =>
        foldText(`${question} ${linesOf(answer).join(' ')}`).includes(normalizedTerm),
      )
      .map(({ slug }) => slug),
  );
  return (
    <Article page="faqs" tone="violet" picture={questions} data={faqData(all)} {...text}>
      <Wrap className={styles.columns}>
        <FaqSearch
          term={term}
          onChange={setTerm}
          result={
            normalizedTerm === '' ? '' : found.size > 0 ? words.found(found.size) : words.none
          }
        />
        <div className={styles.groups}>
          {groups.map((group) => (
            <FaqGroup key={group.id} group={group} found={found} />
          ))}
        </div>
        <aside className={styles.notHere} aria-labelledby="not-here">
          <h2 id="not-here">{notHere.heading}</h2>
          <p>{notHere.text}</p>
          <p>
            <TextLink link={notHere.link} variant="primary" icon="chat" />
          </p>
        </aside>
      </Wrap>
    </Article>
  );
}

function faqData(questions: readonly { question: string; answer: readonly ShownBlock[] }[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: linesOf(answer).join('\n\n') },
    })),
  };
}
