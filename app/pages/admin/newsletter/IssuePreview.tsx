import { useCallback, useState } from 'react';
import { MailPreview } from '#app/administration/mail-preview/MailPreview.tsx';
import { useLoaded } from '#app/api/use-loaded.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { useIssuesText } from '#app/i18n/newsletter-issues/use-issues-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { Language } from '#domain/language.ts';
import { previewAddress } from './issue-calls.ts';
import styles from './Newsletter.module.css';

interface Props {
  id: string;
  languages: readonly Language[];
  /** Shown anew once it is another. */
  revision: number;
}

/** The kept issue as the mail that it will be. */
export function IssuePreview({ id, languages, revision }: Props) {
  const { preview } = useIssuesText();
  const [wanted, setWanted] = useState<Language>(useLanguage());
  const language = languages.find((one) => one === wanted) ?? languages[0] ?? 'es';
  // biome-ignore lint/correctness/useExhaustiveDependencies: another revision is another mail.
  const load = useCallback(() => previewAddress(id, language), [id, language, revision]);
  const { data: address, failure, reload } = useLoaded(load);
  return (
    <section className={styles.part} aria-label={preview.title}>
      <h2>{preview.title}</h2>
      <p>{preview.lead}</p>
      <MailPreview
        title={preview.frame}
        address={address}
        languages={languages}
        language={language}
        onLanguage={setWanted}
        hasPictures
      />
      {failure && <FailureNotice failure={failure} retry={reload} />}
      {!address && !failure && <LoadingScreen />}
    </section>
  );
}
