import { type ChangeEvent, type Ref, useId, useState } from 'react';
import { Icon } from '../Icon.tsx';
import { FieldError, type FieldTexts } from './Field.tsx';
import styles from './FileDrop.module.css';

interface Props extends FieldTexts {
  name: string;
  ref?: Ref<HTMLInputElement>;
  /** Inside the frame: what to do. */
  invitation: string;
  /** In its place, where there is but one: the name of the file that was chosen. */
  chosen?: string;
  /** Words of a second button, for devices with a camera. */
  camera?: string;
  /** As in the attribute of a chooser. */
  accept: string;
  multiple?: boolean;
  disabled?: boolean;
  onFiles: (files: File[]) => void;
}

/** Takes files that are chosen, dropped or photographed. The chooser fills its frame, so dropping needs nothing of ours. */
export function FileDrop(props: Props) {
  const { label, hint, error, invitation, chosen, camera, disabled, onFiles, ...chooser } = props;
  const id = useId();
  const [over, setOver] = useState(false);
  const describedBy = [`${id}way`, hint && `${id}hint`, error && `${id}error`].filter(Boolean);
  const shared = {
    type: 'file',
    className: styles.chooser,
    disabled,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': describedBy.join(' '),
    onChange: take,
  };

  function take({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])];
    // The same file may be chosen again after it was removed.
    target.value = '';
    setOver(false);
    if (files.length > 0) onFiles(files);
  }

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.ways}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only lights up while a file is held over it. */}
        <div
          className={styles.frame}
          data-over={over || undefined}
          data-chosen={chosen !== undefined || undefined}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
        >
          <Icon name={chosen === undefined ? 'plus' : 'check'} size={28} />
          <span id={`${id}way`} aria-live="polite">
            {chosen ?? invitation}
          </span>
          <input id={id} {...chooser} {...shared} />
        </div>
        {camera && (
          <div className={styles.camera}>
            <Icon name="camera" size={28} />
            <span aria-hidden="true">{camera}</span>
            <input
              {...shared}
              accept="image/*"
              capture="environment"
              aria-label={`${camera}: ${label}`}
            />
          </div>
        )}
      </div>
      {hint && (
        <p id={`${id}hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}error`}>{error}</FieldError>}
    </div>
  );
}
