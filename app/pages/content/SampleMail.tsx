import { useId, useState } from 'react';
import { MailPreview } from '#app/administration/mail-preview/MailPreview.tsx';
import { useContentEditorText } from '#app/i18n/content-editor/use-content-editor-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { languages } from '#domain/language.ts';
import type { ContentPreview } from './content-calls.ts';
import styles from './Editor.module.css';

/** The mail that repeats the draft, with invented data. */
export function SampleMail({ mail }: { mail: ContentPreview['correos'][number] }) {
  const { preview } = useContentEditorText();
  const own = useLanguage();
  const [language, setLanguage] = useState(own);
  const id = useId();
  const title = preview.mail(mail.titulo[own]);
  return (
    <section className={styles.mail} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <p>{preview.mailText}</p>
      <MailPreview
        title={title}
        address={mail.direccion[language]}
        languages={languages}
        language={language}
        onLanguage={setLanguage}
      />
      {mail.adjunto && (
        <p>
          <a href={mail.adjunto[language]} target="_blank" rel="noreferrer">
            {preview.attached}
          </a>
        </p>
      )}
    </section>
  );
}
