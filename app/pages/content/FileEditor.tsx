import { useState } from 'react';
import styles from '#app/administration/asset-library/AssetEditor.module.css';
import { LibraryDialog } from '#app/administration/asset-library/LibraryDialog.tsx';
import { Button } from '#app/components/Button.tsx';
import { useContentEditorText } from '#app/i18n/content-editor/use-content-editor-text.ts';
import { fileSize } from '#app/i18n/file-size.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { type FieldOf, type FieldProps, nodeOf, useEditing } from './editing.ts';

/** One of the organization's own files. */
export function FileEditor({ field, value, onChange, path, only }: FieldProps<FieldOf<'file'>>) {
  const text = useContentEditorText();
  const language = useLanguage();
  const { problems, assets, know } = useEditing();
  const [isChoosing, setChoosing] = useState(false);
  const id = value ? String(nodeOf(value).id) : undefined;
  const asset = id === undefined ? undefined : assets.get(id);
  const label = field.label[language];
  const error = problems.get(only ? `${path}.${only}` : path);
  const choose = id ? text.assets.change : text.assets.chooseFile;

  return (
    <fieldset className={styles.asset}>
      <legend className={styles.legend}>
        {field.optional ? `${label} (${text.optional})` : label}
      </legend>
      {field.hint && <p className={styles.note}>{field.hint[language]}</p>}
      {error && <p className={styles.error}>{error}</p>}
      {id && (
        <p className={styles.fileName}>
          {asset ? `${asset.name} · ${fileSize(asset.size, language)}` : text.assets.chosen}
        </p>
      )}
      <div className={styles.ways}>
        <Button
          size="small"
          variant="outline"
          aria-label={`${choose}: ${label}`}
          onClick={() => setChoosing(true)}
        >
          {choose}
        </Button>
        {id && (
          <Button
            size="small"
            variant="quiet"
            aria-label={`${text.assets.takeOut}: ${label}`}
            onClick={() => onChange(null)}
          >
            {text.assets.takeOut}
          </Button>
        )}
      </div>
      {isChoosing && (
        <LibraryDialog
          kind="file"
          onClose={() => setChoosing(false)}
          onChoose={(chosen) => {
            know(chosen);
            onChange({ id: chosen.id });
            setChoosing(false);
          }}
        />
      )}
    </fieldset>
  );
}
