import { useId, useState } from 'react';
import { MailPreview } from '#app/administration/mail-preview/MailPreview.tsx';
import { useContentEditorText } from '#app/i18n/content-editor/use-content-editor-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { ContentPreview } from '#domain/content/content-calls.ts';
import { languages } from '#domain/language.ts';
import styles from './Editor.module.css';

/** The mail that repeats the draft, with invented data. */
export function SampleMail({ mail }: { mail: ContentPreview['mails'][number] }) {
  const { preview } = useContentEditorText();
  const own = useLanguage();
  const [language, setLanguage] = useState(own);
  const id = useId();
  const title = preview.mail(mail.title[own]);
  return (
    <section className={styles.mail} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <p>{preview.mailText}</p>
      <MailPreview
        title={title}
        address={mail.path[language]}
        languages={languages}
        language={language}
        onLanguage={setLanguage}
      />
      {mail.attached && (
        <p>
          <a href={mail.attached[language]} target="_blank" rel="noreferrer">
            {preview.attached}
          </a>
        </p>
      )}
    </section>
  );
}
