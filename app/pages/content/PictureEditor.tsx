import { useState } from 'react';
import styles from '#app/administration/asset-library/AssetEditor.module.css';
import { LibraryDialog } from '#app/administration/asset-library/LibraryDialog.tsx';
import { Button } from '#app/components/Button.tsx';
import { croppedAt } from '#app/components/focal-point.ts';
import { managedMedium } from '#app/components/managed-media.ts';
import { FocalPointDialog } from '#app/forms/FocalPointDialog.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useContentEditorText } from '#app/i18n/content-editor/use-content-editor-text.ts';
import { useFocalPointText } from '#app/i18n/focal-point.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { languages } from '#domain/language.ts';
import { type FocalPoint, focalPointWithin, usualFocalPoint } from '#domain/pets/focal-point.ts';
import { type FieldOf, type FieldProps, nodeOf, useEditing } from './editing.ts';

interface PictureValue {
  id: string;
  alt: unknown;
  focus?: FocalPoint;
}

const longestAlt = 300;

/** A picture with what it shows in words, and the point of it that is always in view. */
export function PictureEditor({
  field,
  value,
  onChange,
  path,
  only,
}: FieldProps<FieldOf<'picture'>>) {
  const text = useContentEditorText();
  const frame = useFocalPointText();
  const language = useLanguage();
  const { problems, assets, know } = useEditing();
  const [openDialog, setOpenDialog] = useState<'library' | 'focus'>();
  const close = () => setOpenDialog(undefined);
  const picture = (value ?? undefined) as PictureValue | undefined;
  const asset = picture && assets.get(picture.id);
  const label = field.label[language];
  const focus = picture?.focus ?? asset?.focus ?? usualFocalPoint;
  const medium = asset && managedMedium(asset.url, focus);
  const error = problems.get(path);
  const emptyAlt = only ? '' : { es: '', en: '' };
  const labelled = field.optional ? `${label} (${text.optional})` : label;

  return (
    <fieldset className={styles.asset}>
      <legend className={styles.legend}>{labelled}</legend>
      {field.hint && <p className={styles.note}>{field.hint[language]}</p>}
      {error && <p className={styles.error}>{error}</p>}
      <div className={styles.row}>
        {medium && (
          <img className={styles.picture} src={medium.thumbnail} alt="" {...croppedAt(focus)} />
        )}
        <div className={styles.beside}>
          {picture && <p className={styles.fileName}>{asset?.name ?? text.assets.chosen}</p>}
          <div className={styles.ways}>
            <Button
              size="small"
              variant="outline"
              aria-label={`${picture ? text.assets.change : text.assets.choosePicture}: ${label}`}
              onClick={() => setOpenDialog('library')}
            >
              {picture ? text.assets.change : text.assets.choosePicture}
            </Button>
            {medium && (
              <Button
                size="small"
                variant="soft"
                aria-label={`${frame.open}: ${label}`}
                onClick={() => setOpenDialog('focus')}
              >
                {frame.open}
              </Button>
            )}
            {picture && (
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
        </div>
      </div>
      {picture && !field.decorative && (
        <Alternative
          value={picture.alt}
          path={path}
          only={only}
          onChange={(alt) => onChange({ ...picture, alt })}
        />
      )}
      {openDialog === 'library' && (
        <LibraryDialog
          kind="picture"
          onClose={close}
          onChoose={(chosen) => {
            know(chosen);
            // What another picture shows is said anew.
            if (chosen.id !== picture?.id) onChange({ id: chosen.id, alt: emptyAlt });
            close();
          }}
        />
      )}
      {openDialog === 'focus' && picture && asset && (
        <FocalPointDialog
          name={label}
          src={new URL(asset.url).pathname}
          focus={focus}
          ofAny
          onMove={(point) => onChange({ ...picture, focus: focalPointWithin(point) })}
          onClose={close}
        />
      )}
    </fieldset>
  );
}

type AlternativeProps = Pick<FieldProps, 'value' | 'onChange' | 'path' | 'only'>;

/** Required in each language in which the picture is shown. */
function Alternative({ value, onChange, path, only }: AlternativeProps) {
  const text = useContentEditorText();
  const { problems } = useEditing();
  const shown = only ? [only] : languages;
  return (
    <div className={styles.columns}>
      {shown.map((each) => (
        <TextField
          key={each}
          label={`${text.assets.alt} · ${text.languages[each]}`}
          hint={text.assets.altHint}
          lang={each}
          maxLength={longestAlt}
          value={String((only ? value : nodeOf(value)[each]) ?? '')}
          error={problems.get(`${path}.${each}`)}
          onChange={({ target }) =>
            onChange(only ? target.value : { ...nodeOf(value), [each]: target.value })
          }
        />
      ))}
    </div>
  );
}
