import { useCall } from '#app/api/use-call.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { useIssuesText } from '#app/i18n/newsletter-issues/use-issues-text.ts';
import { findIssueClicks } from '#domain/newsletter/click-calls.ts';
import { LinkTable } from './LinkTable.tsx';
import styles from './Newsletter.module.css';

/** How often the links of an issue were opened. */
export function IssueClicks({ id }: { id: string }) {
  const text = useIssuesText().clicks;
  const { data, failure, reload } = useCall(findIssueClicks, { id });
  return (
    <section className={styles.part} aria-labelledby="clics">
      <h2 id="clics">{text.title}</h2>
      {failure && <FailureNotice failure={failure} retry={reload} />}
      {!data && !failure && <LoadingScreen />}
      {data && <LinkTable figures={data} />}
    </section>
  );
}
