import { useCallback } from 'react';
import { useLoaded } from '#app/api/use-loaded.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { useIssuesText } from '#app/i18n/newsletter-issues/use-issues-text.ts';
import { findClicks } from './click-calls.ts';
import { LinkTable } from './LinkTable.tsx';
import styles from './Newsletter.module.css';

/** How often the links of an issue were opened. */
export function IssueClicks({ id, state }: { id: string; state: string }) {
  const text = useIssuesText().clicks;
  // biome-ignore lint/correctness/useExhaustiveDependencies: links come with the sending.
  const load = useCallback(() => findClicks(id), [id, state]);
  const { data, failure, reload } = useLoaded(load);
  return (
    <section className={styles.part} aria-labelledby="clics">
      <h2 id="clics">{text.title}</h2>
      {failure && <FailureNotice failure={failure} retry={reload} />}
      {!data && !failure && <LoadingScreen />}
      {data && <LinkTable figures={data} />}
    </section>
  );
}
