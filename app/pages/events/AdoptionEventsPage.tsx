import { type AppLoadContext, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import tent from '#app/components/drawings/event.svg';
import { Article } from '#app/components/text-page/Article.tsx';
import { showLink } from '#app/components/text-page/show-text.server.ts';
import { Entries } from '#app/components/text-page/TextBlocks.tsx';
import { TextLink } from '#app/components/text-page/TextLink.tsx';
import { Wrap } from '#app/components/Wrap.tsx';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { eventsIntroduction } from '#content/events.ts';
import styles from './AdoptionEventsPage.module.css';

export function loader({ context: { language } }: LoaderFunctionArgs<AppLoadContext>) {
  const { noEvents, ...text } = eventsIntroduction[language];
  return { ...text, noEvents: { ...noEvents, link: showLink(noEvents.link, language) } };
}

export default function AdoptionEventsPage() {
  const { paragraphs, tips, noEvents, ...text } = useLoaderData<typeof loader>();
  return (
    <Article page="adoptionEvents" tone="sol" picture={tent} {...text}>
      <Wrap className={styles.page}>
        <div className={styles.words}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <EmptyState animal="dog" title={noEvents.text}>
          <TextLink link={noEvents.link} variant="primary" icon="paw" />
        </EmptyState>
        <section aria-labelledby="tips" className={styles.tips}>
          <h2 id="tips">{tips.heading}</h2>
          <Entries items={tips.items} />
        </section>
      </Wrap>
    </Article>
  );
}
