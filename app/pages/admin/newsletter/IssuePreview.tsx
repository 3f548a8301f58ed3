import { useCallback, useState } from 'react';
import { useLoaded } from '#app/api/use-loaded.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { useIssuesText } from '#app/i18n/newsletter-issues/use-issues-text.ts';
import type { Language } from '#domain/language.ts';
import { previewAddress } from './issue-calls.ts';
import styles from './Newsletter.module.css';

interface Props {
  id: string;
  languages: readonly Language[];
  /** Shown anew once it is another. */
  revision: number;
}

const looks = { light: '', dark: '?tema=oscuro', bare: '?fotos=no' } as const;
type Look = keyof typeof looks;
const widths = ['desk', 'phone'] as const;

/** The kept issue as the mail that it will be. */
export function IssuePreview({ id, languages, revision }: Props) {
  const text = useIssuesText();
  const [wanted, setWanted] = useState<Language>();
  const [look, setLook] = useState<Look>('light');
  const [width, setWidth] = useState<(typeof widths)[number]>('desk');
  const language = languages.find((one) => one === wanted) ?? languages[0] ?? 'es';
  // biome-ignore lint/correctness/useExhaustiveDependencies: another revision is another mail.
  const load = useCallback(() => previewAddress(id, language), [id, language, revision]);
  const { data: address, failure, reload } = useLoaded(load);
  const { preview } = text;
  return (
    <section className={styles.part} aria-label={preview.title}>
      <h2>{preview.title}</h2>
      <p>{preview.lead}</p>
      <div className={styles.pair}>
        {languages.length > 1 && (
          <SelectField
            label={preview.language}
            value={language}
            onChange={({ target }) => setWanted(target.value as Language)}
            options={languages.map((value) => ({ value, label: text.issue.fields.names[value] }))}
          />
        )}
        <SelectField
          label={preview.look}
          value={look}
          onChange={({ target }) => setLook(target.value as Look)}
          options={(Object.keys(looks) as Look[]).map((value) => ({
            value,
            label: preview.looks[value],
          }))}
        />
        <SelectField
          label={preview.width}
          value={width}
          onChange={({ target }) => setWidth(target.value === 'phone' ? 'phone' : 'desk')}
          options={widths.map((value) => ({ value, label: preview.widths[value] }))}
        />
      </div>
      {failure && <FailureNotice failure={failure} retry={reload} />}
      {!address && !failure && <LoadingScreen />}
      {address && (
        <iframe
          key={`${address} ${look}`}
          className={styles.frame}
          data-width={width}
          title={preview.frame}
          sandbox="allow-same-origin"
          src={`${address}${looks[look]}`}
        />
      )}
    </section>
  );
}
