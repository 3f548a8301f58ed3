import { type ChangeEvent, type Ref, useState } from 'react';
import { Icon } from '#app/components/Icon.tsx';
import { Field, type FieldTexts } from './Field.tsx';
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
  const [over, setOver] = useState(false);

  function take({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])];
    // The same file may be chosen again after it was removed.
    target.value = '';
    setOver(false);
    if (files.length > 0) onFiles(files);
  }

  return (
    <Field label={label} hint={hint} error={error}>
      {({ id, ...control }) => {
        const shared = {
          ...control,
          type: 'file',
          className: styles.chooser,
          'aria-describedby': [`${id}way`, control['aria-describedby']].filter(Boolean).join(' '),
          disabled,
          onChange: take,
        };
        return (
          <div className={styles.ways}>
            {/* biome-ignore lint/a11y/noStaticElementInteractions: it only lights up while a file is held over it. */}
            <div
              className={styles.frame}
              data-over={over || undefined}
              data-chosen={(chosen !== undefined && !error) || undefined}
              onDragEnter={() => setOver(true)}
              onDragLeave={() => setOver(false)}
              onDrop={() => setOver(false)}
            >
              <Icon name={iconFor(chosen, error)} size={28} />
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
        );
      }}
    </Field>
  );
}

function iconFor(chosen: string | undefined, error: string | undefined) {
  if (chosen === undefined) return 'plus';
  return error ? 'warning' : 'check';
}
