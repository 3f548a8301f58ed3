import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '#app/components/Button.tsx';
import styles from './MessageDialog.module.css';

interface Props {
  title: string;
  children?: ReactNode;
  /** The button that closes it. */
  close: string;
  onClose: () => void;
  /** Stands before that button: what else can be done. */
  action?: ReactNode;
  /** What it holds has the button that matters, as a form does. */
  hasOwnAction?: boolean;
  /** For more than a question. */
  wide?: boolean;
}

/** Its title and buttons stay in sight, however long it is. Opens with being rendered; Escape and its button close it, and the focus goes back to where it was. */
export function MessageDialog(props: Props) {
  const { title, children, close, onClose, action, hasOwnAction, wide } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${wide ? styles.wide : ''}`}
      aria-labelledby={id}
      onClose={({ target, currentTarget }) => {
        // Not that of a dialog that was opened from within.
        if (target === currentTarget) onClose();
      }}
    >
      <div className={styles.content}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <div className={styles.body}>{children}</div>
        <div className={styles.ways}>
          {action}
          <Button
            variant={action || hasOwnAction ? 'outline' : 'primary'}
            onClick={() => dialog.current?.close()}
          >
            {close}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
