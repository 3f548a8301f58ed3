import { lazy } from 'react';
import { LazyBoundary } from '#app/components/LazyBoundary.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useContentEditorText } from '#app/i18n/content-editor/use-content-editor-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { Field } from '#domain/content/field.ts';
import type { Block } from '#domain/content/rich-text.ts';
import { isBilingual } from '#domain/content/stored-content.ts';
import { type Language, languages } from '#domain/language.ts';
import { type FieldProps, nodeOf, useEditing } from './editing.ts';
import styles from './FieldEditor.module.css';

const RichTextEditor = lazy(() => import('#app/administration/rich-text/RichTextEditor.tsx'));

type Leaf = Exclude<
  Field,
  { kind: 'group' | 'list' | 'perLanguage' | 'key' | 'link' | 'picture' | 'file' }
>;

/** One value, or both languages of a text beside each other. */
export function LeafEditor(props: FieldProps<Leaf>) {
  const { field, value, onChange, path, only } = props;
  const text = useContentEditorText();
  const language = useLanguage();
  const { problems } = useEditing();
  const label = field.label[language];
  const marked = field.optional ? `${label} (${text.optional})` : label;
  if (!isBilingual(field, only !== undefined)) {
    const error = problems.get(only ? `${path}.${only}` : path);
    return (
      <Control
        field={field}
        label={marked}
        language={only}
        value={value}
        error={error}
        onChange={onChange}
      />
    );
  }
  return (
    <div className={styles.columns}>
      {languages.map((each) => (
        <Control
          key={each}
          field={field}
          label={`${marked} · ${text.languages[each]}`}
          language={each}
          value={nodeOf(value)[each]}
          error={problems.get(`${path}.${each}`)}
          onChange={(next) => onChange({ ...nodeOf(value), [each]: next })}
        />
      ))}
    </div>
  );
}

interface ControlProps {
  field: Leaf;
  label: string;
  language: Language | undefined;
  value: unknown;
  error: string | undefined;
  onChange: (value: unknown) => void;
}

function Control({ field, label, language, value, error, onChange }: ControlProps) {
  const interfaceLanguage = useLanguage();
  const shared = {
    label,
    ...(field.hint && { hint: field.hint[interfaceLanguage] }),
    ...(error && { error }),
    ...(language && { lang: language }),
  };
  const text = typeof value === 'string' ? value : '';
  switch (field.kind) {
    case 'richText':
      return (
        <LazyBoundary>
          <RichTextEditor
            label={label}
            language={language}
            error={error}
            value={(value ?? []) as readonly Block[]}
            onChange={onChange}
          />
        </LazyBoundary>
      );
    case 'text':
      return (
        <TextField
          {...shared}
          multiline
          rows={3}
          maxLength={field.max}
          value={text}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case 'lines':
      return (
        <TextField
          {...shared}
          multiline
          rows={4}
          value={Array.isArray(value) ? value.join('\n') : ''}
          onChange={({ target }) => onChange(target.value.split('\n'))}
        />
      );
    case 'choice':
      return (
        <SelectField
          {...shared}
          value={text}
          options={Object.entries(field.options).map(([name, words]) => ({
            value: name,
            label: words[interfaceLanguage],
          }))}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case 'number':
    case 'money': {
      const factor = field.kind === 'money' ? 100 : 1;
      return (
        <TextField
          {...shared}
          type="number"
          inputMode="decimal"
          step={field.kind === 'money' ? 1 : field.step}
          value={typeof value === 'number' ? value / factor : ''}
          onChange={({ target }) =>
            onChange(
              target.value === '' ? null : Math.round(Number(target.value) * factor * 1e6) / 1e6,
            )
          }
        />
      );
    }
    default:
      return (
        <TextField
          {...shared}
          type={field.kind === 'date' ? 'date' : 'text'}
          maxLength={field.kind === 'date' ? undefined : field.max}
          value={text}
          onChange={({ target }) => onChange(target.value)}
        />
      );
  }
}
