import { useState } from 'react';
import { MailPreview } from '#app/administration/mail-preview/MailPreview.tsx';
import { useCall } from '#app/api/use-call.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { useIssuesText } from '#app/i18n/newsletter-issues/use-issues-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { Language } from '#domain/language.ts';
import { findIssuePreview } from '#domain/newsletter/issue-calls.ts';
import styles from './Newsletter.module.css';

interface Props {
  id: string;
  languages: readonly Language[];
}

/** The kept issue as the mail that it will be. */
export function IssuePreview({ id, languages }: Props) {
  const { preview } = useIssuesText();
  const [wanted, setWanted] = useState<Language>(useLanguage());
  const language = languages.find((one) => one === wanted) ?? languages[0] ?? 'es';
  const { data, failure, reload } = useCall(
    findIssuePreview,
    { id, language },
    { keepsPrevious: true },
  );
  return (
    <section className={styles.part} aria-label={preview.title}>
      <h2>{preview.title}</h2>
      <p>{preview.lead}</p>
      <MailPreview
        title={preview.frame}
        address={data?.path}
        languages={languages}
        language={language}
        onLanguage={setWanted}
        hasPictures
      />
      {failure && <FailureNotice failure={failure} retry={reload} />}
      {!data && !failure && <LoadingScreen />}
    </section>
  );
}
