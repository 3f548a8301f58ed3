import { lazy } from 'react';
import { Link, useLoaderData } from 'react-router';
import { LazyBoundary } from '#app/components/LazyBoundary.tsx';
import { PageHead } from '#app/components/PageHead.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { Wrap } from '#app/components/Wrap.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import type { loader } from './TellMePage.loader.ts';
import styles from './Wishes.module.css';

const AskForNews = lazy(() => import('./AskForNews.tsx'));

/** Where somebody asks to be told of new pets like those of a list. */
export default function TellMePage() {
  const { text, wanted, programme, filter, listHref } = useLoaderData<typeof loader>();
  const isReady = useHydrated();
  return (
    <>
      <PageHead title={text.title} description={text.description} noIndex />
      <Wrap className={styles.page}>
        <div className={styles.head}>
          <h1>{text.title}</h1>
          <p>{text.lead}</p>
        </div>
        <section className={styles.wanted} aria-labelledby="wanted">
          <h2 id="wanted">{text.wanted}</h2>
          <ul className={`plain-list ${styles.words}`}>
            {wanted.map((word) => (
              <li key={word}>{word}</li>
            ))}
          </ul>
          {text.ignored && <Notice>{text.ignored}</Notice>}
          <p>
            <Link to={listHref}>{text.change}</Link>
          </p>
        </section>
        <noscript>
          <p>{text.needsScript}</p>
        </noscript>
        {isReady && (
          <LazyBoundary>
            <AskForNews programme={programme} filter={filter} />
          </LazyBoundary>
        )}
      </Wrap>
    </>
  );
}
