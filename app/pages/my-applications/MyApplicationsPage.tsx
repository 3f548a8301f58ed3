import { useState } from 'react';
import { useFound } from '#app/api/use-found.ts';
import { Button, ButtonLink } from '#app/components/Button.tsx';
import { PageHead } from '#app/components/PageHead.tsx';
import { Wrap } from '#app/components/Wrap.tsx';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { useMyApplicationsText } from '#app/i18n/my-applications/use-my-applications-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { LoginRequired } from '#app/session/guards.tsx';
import { pathFor } from '#domain/site-map.ts';
import { ApplicationCard } from './ApplicationCard.tsx';
import styles from './MyApplications.module.css';
import { findOwn } from './own-calls.ts';
import { PendingApplications } from './PendingApplications.tsx';

/** What somebody applied for, and how it stands. */
export default function MyApplicationsPage() {
  const text = useMyApplicationsText();
  const language = useLanguage();
  return (
    <>
      <PageHead title={text.title} description={text.lead} noIndex />
      <LoginRequired>
        {({ id }) => (
          <Wrap className={styles.page}>
            <header className={styles.head}>
              <h1>{text.title}</h1>
              <p className={styles.lead}>{text.lead}</p>
              <ButtonLink
                to={pathFor('myAdoptionProfile', language)}
                variant="outline"
                size="small"
                icon="pencil"
              >
                {text.toProfile}
              </ButtonLink>
            </header>
            <PendingApplications />
            <Applications userId={id} />
          </Wrap>
        )}
      </LoginRequired>
    </>
  );
}

function Applications({ userId }: { userId: string }) {
  const text = useMyApplicationsText();
  const language = useLanguage();
  const [pages, setPages] = useState(1);
  const { data, failure, busy, reload } = useFound(
    ['own applications', pages],
    () => findOwn(userId, pages),
    { keepsPrevious: true },
  );
  if (data === undefined) {
    return failure ? <FailureNotice failure={failure} retry={reload} /> : <LoadingScreen />;
  }
  const { applications, total, pets } = data;
  if (total === 0) {
    return (
      <EmptyState animal="dog" title={text.empty}>
        <p>{text.emptyText}</p>
        <ButtonLink to={pathFor('adoptionPets', language)} icon="paw">
          {text.toPets}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      {failure && <FailureNotice failure={failure} retry={reload} />}
      <ul className={`plain-list ${styles.cards}`}>
        {applications.map((one) => (
          <li key={one.id}>
            <ApplicationCard application={one} pets={pets} />
          </li>
        ))}
      </ul>
      {applications.length < total && (
        <div>
          <Button variant="outline" disabled={busy} onClick={() => setPages(pages + 1)}>
            {text.more}
          </Button>
        </div>
      )}
    </>
  );
}
