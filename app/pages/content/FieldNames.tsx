import { useContentEditorText } from '#app/i18n/content-editor/use-content-editor-text.ts';
import { organisationFields } from '#domain/content/organisation-fields.ts';
import { languages } from '#domain/language.ts';
import styles from './Editor.module.css';

/** What a text may name of the organisation's record. */
export function FieldNames() {
  const text = useContentEditorText();
  return (
    <details className={styles.fields}>
      <summary>{text.fields.title}</summary>
      <p>{text.fields.text}</p>
      {languages.map((language) => (
        <p key={language} lang={language}>
          <strong>{text.languages[language]}:</strong>{' '}
          {Object.values(organisationFields).map((name) => (
            <code key={name[language]} className={styles.field}>
              {`{${name[language].toLowerCase()}}`}
            </code>
          ))}
        </p>
      ))}
    </details>
  );
}
