import { useContentEditorText } from '#app/i18n/content-editor/use-content-editor-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { languages } from '#domain/language.ts';
import { below, type FieldOf, type FieldProps, nodeOf } from './editing.ts';
import styles from './FieldEditor.module.css';
import { FileEditor } from './FileEditor.tsx';
import { LeafEditor } from './LeafEditor.tsx';
import { LinkEditor } from './LinkEditor.tsx';
import { ListEditor } from './ListEditor.tsx';
import { PictureEditor } from './PictureEditor.tsx';

/** The form of a document's field, made of its declaration. */
export function FieldEditor(props: FieldProps) {
  const { field } = props;
  switch (field.kind) {
    case 'key':
      return null;
    case 'group':
      return <GroupEditor {...props} field={field} />;
    case 'list':
      return <ListEditor {...props} field={field} />;
    case 'perLanguage':
      return <PerLanguageEditor {...props} field={field} />;
    case 'link':
      return <LinkEditor {...props} field={field} />;
    case 'picture':
      return <PictureEditor {...props} field={field} />;
    case 'file':
      return <FileEditor {...props} field={field} />;
    default:
      return <LeafEditor {...props} field={field} />;
  }
}

function GroupEditor({ field, value, onChange, path, only }: FieldProps<FieldOf<'group'>>) {
  const language = useLanguage();
  const parts = Object.entries(field.fields).map(([name, each]) => (
    <FieldEditor
      key={name}
      field={each}
      value={nodeOf(value)[name]}
      onChange={(next) => onChange({ ...nodeOf(value), [name]: next })}
      path={below(path, name)}
      only={only}
    />
  ));
  if (!field.label) return <div className={styles.parts}>{parts}</div>;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{field.label[language]}</legend>
      <div className={styles.parts}>{parts}</div>
    </fieldset>
  );
}

function PerLanguageEditor({ field, value, onChange, path }: FieldProps<FieldOf<'perLanguage'>>) {
  const text = useContentEditorText();
  return (
    <div className={styles.columns}>
      {languages.map((language) => (
        <section key={language} aria-label={text.languages[language]}>
          <p className={styles.language}>{text.languages[language]}</p>
          <FieldEditor
            field={field.of}
            value={nodeOf(value)[language]}
            onChange={(next) => onChange({ ...nodeOf(value), [language]: next })}
            path={path}
            only={language}
          />
        </section>
      ))}
    </div>
  );
}
