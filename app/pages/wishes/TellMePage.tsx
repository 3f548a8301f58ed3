import { lazy } from 'react';
import { Link, useActionData, useLoaderData } from 'react-router';
import { Button } from '#app/components/Button.tsx';
import { LazyBoundary } from '#app/components/LazyBoundary.tsx';
import { PageHead } from '#app/components/PageHead.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { Wrap } from '#app/components/Wrap.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import type { action, loader } from './TellMePage.loader.ts';
import styles from './Wishes.module.css';

const AskForNews = lazy(() => import('./AskForNews.tsx'));
const PlainForm = lazy(() => import('#app/contact/PlainForm.tsx'));

/** Where somebody asks to be told of new pets like those of a list. */
export default function TellMePage() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { text, wanted, programme, filter, listHref, isSent } = page;
  const isReady = useHydrated();
  return (
    <>
      <PageHead title={text.title} description={text.description} noIndex />
      <Wrap className={styles.page}>
        <div className={styles.head}>
          <h1>{text.title}</h1>
          <p>{text.lead}</p>
        </div>
        {isSent ? (
          <Notice kind="success" title={text.sent}>
            <p>{text.sentText}</p>
          </Notice>
        ) : answer ? (
          <LazyBoundary>
            <PlainForm action={page.action} answer={answer} icon="mail" send={text.send}>
              {(field) => (
                <>
                  <TextField
                    label={text.email}
                    type="email"
                    autoComplete="email"
                    {...field('email')}
                  />
                  <input type="hidden" name="programme" value={answer.typed.programme} />
                  <input type="hidden" name="filter" value={answer.typed.filter} />
                </>
              )}
            </PlainForm>
          </LazyBoundary>
        ) : (
          <>
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
            {isReady ? (
              <LazyBoundary>
                <AskForNews programme={programme} filter={filter} />
              </LazyBoundary>
            ) : (
              <noscript>
                <form method="post" action={page.action} className={styles.ask}>
                  <input type="hidden" name="programme" value={programme} />
                  <input type="hidden" name="filter" value={filter} />
                  <TextField label={text.email} type="email" name="email" autoComplete="email" />
                  <div>
                    <Button type="submit" icon="mail">
                      {text.send}
                    </Button>
                  </div>
                </form>
              </noscript>
            )}
          </>
        )}
      </Wrap>
    </>
  );
}
