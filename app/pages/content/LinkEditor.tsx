import { LinkTargetFields } from '#app/administration/rich-text/LinkTargetFields.tsx';
import { Button } from '#app/components/Button.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useContentEditorText } from '#app/i18n/content-editor/use-content-editor-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { LinkTarget } from '#domain/content/link.ts';
import { languages } from '#domain/language.ts';
import { type FieldOf, type FieldProps, nodeOf, useEditing } from './editing.ts';
import styles from './FieldEditor.module.css';

/** What a link says in both languages, and where it leads. */
export function LinkEditor({ field, value, onChange, path, only }: FieldProps<FieldOf<'link'>>) {
  const text = useContentEditorText();
  const language = useLanguage();
  const { problems } = useEditing();
  const title = field.label[language];
  if (value === null || value === undefined) {
    const label = only ? '' : { es: '', en: '' };
    return (
      <p>
        <Button
          size="small"
          variant="outline"
          icon="link"
          onClick={() => onChange({ label, page: 'home' })}
        >
          {text.link.add}
        </Button>
      </p>
    );
  }
  const { label, ...target } = nodeOf(value);
  const setLabel = (next: unknown) => onChange({ label: next, ...target });
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      <div className={styles.parts}>
        {only ? (
          <TextField
            label={text.link.label}
            lang={only}
            value={String(label ?? '')}
            error={problems.get(`${path}.${only}`)}
            onChange={(event) => setLabel(event.target.value)}
          />
        ) : (
          <div className={styles.columns}>
            {languages.map((each) => (
              <TextField
                key={each}
                label={`${text.link.label} · ${text.languages[each]}`}
                lang={each}
                value={String(nodeOf(label)[each] ?? '')}
                error={problems.get(`${path}.${each}`)}
                onChange={(event) => setLabel({ ...nodeOf(label), [each]: event.target.value })}
              />
            ))}
          </div>
        )}
        <LinkTargetFields
          target={target as LinkTarget}
          onChange={(next) => onChange({ label, ...next })}
        />
        {field.optional && (
          <p>
            <Button size="small" variant="quiet" onClick={() => onChange(null)}>
              {text.link.remove}
            </Button>
          </p>
        )}
      </div>
    </fieldset>
  );
}
