import { useId } from 'react';
import { Button } from '#app/components/Button.tsx';
import { useSignInText } from '#app/i18n/sign-in/use-sign-in-text.ts';
import styles from './MessageDialog.module.css';
import { useModal } from './use-modal.ts';

interface Props {
  onDiscard: () => void;
  onKeep: () => void;
}

/** Above a dialog in which something is written. Escape and the way back keep it. */
export function DiscardQuestion({ onDiscard, onKeep }: Props) {
  const text = useSignInText().discard;
  const id = useId();
  const dialog = useModal();
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className={styles.dialog}
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      onClose={onKeep}
    >
      <div className={styles.content}>
        <h2 id={id} className={styles.title}>
          {text.title}
        </h2>
        <div className={styles.body}>
          <p id={`${id}-text`}>{text.text}</p>
        </div>
        <div className={styles.ways}>
          <Button onClick={() => dialog.current?.close()}>{text.keep}</Button>
          <Button variant="outline" onClick={onDiscard}>
            {text.discard}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
