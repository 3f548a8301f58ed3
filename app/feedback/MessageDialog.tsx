import { type ReactNode, useId, useState } from 'react';
import { Button } from '#app/components/Button.tsx';
import { DiscardQuestion } from './DiscardQuestion.tsx';
import styles from './MessageDialog.module.css';
import { useModal } from './use-modal.ts';
import { useWrittenFields } from './use-written-fields.ts';

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
  /** What is chosen in it holds at once: its button closes it without a question. */
  holdsAtOnce?: boolean;
  /** Kept by whoever asks about it too. */
  written?: ReturnType<typeof useWrittenFields>;
}

/**
 * Its title and buttons stay in sight, however long it is. Opens with being rendered; Escape, the way back and its button
 * close it, and the focus goes back to where it was. What was written in its fields is given up after a question alone.
 */
export function MessageDialog(props: Props) {
  const { title, children, close, onClose, action, hasOwnAction, wide, holdsAtOnce } = props;
  const id = useId();
  const dialog = useModal();
  const own = useWrittenFields();
  const { written = own } = props;
  const [isAsking, setAsking] = useState(false);
  const isWritten = () => !holdsAtOnce && written.isWritten();
  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${wide ? styles.wide : ''}`}
      aria-labelledby={id}
      {...written.props}
      onCancel={(event) => {
        // Not that of a dialog that was opened from within, nor of a chooser of files.
        if (event.target !== event.currentTarget || !isWritten()) return;
        event.preventDefault();
        setAsking(true);
      }}
      onClose={({ target, currentTarget }) => {
        if (target !== currentTarget) return;
        if (!isWritten()) return onClose();
        // A browser asks a second time in a row no more.
        currentTarget.showModal();
        setAsking(true);
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
            onClick={() => (isWritten() ? setAsking(true) : dialog.current?.close())}
          >
            {close}
          </Button>
        </div>
      </div>
      {isAsking && <DiscardQuestion onDiscard={onClose} onKeep={() => setAsking(false)} />}
    </dialog>
  );
}
