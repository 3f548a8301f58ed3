import { useState } from 'react';
import { MailPreview } from '#app/administration/mail-preview/MailPreview.tsx';
import { read } from '#app/api/call.ts';
import { useFound } from '#app/api/use-found.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { useIssuesText } from '#app/i18n/newsletter-issues/use-issues-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { Language } from '#domain/language.ts';
import { findIssuePreview } from '#domain/newsletter/issue-calls.ts';
import styles from './Newsletter.module.css';

interface Props {
  id: string;
  /** Of what is kept: another one is another mail. */
  revision: number;
  languages: readonly Language[];
}

/** The kept issue as the mail that it will be. */
export function IssuePreview({ id, revision, languages }: Props) {
  const { preview } = useIssuesText();
  const [wanted, setWanted] = useState<Language>(useLanguage());
  const language = languages.find((one) => one === wanted) ?? languages[0] ?? 'es';
  // Each answer is another address: asked for again after every change of something else, the mail would load anew.
  const { data, failure, reload } = useFound(
    ['issue preview', id, revision, language],
    () => read(findIssuePreview, { id, language }),
    { keepsPrevious: true, changesAlone: true },
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
