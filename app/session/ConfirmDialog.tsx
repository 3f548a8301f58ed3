import { type ReactNode, useState } from 'react';
import { Button } from '#app/components/Button.tsx';
import { MessageDialog } from '#app/components/forms/MessageDialog.tsx';
import { Notice } from '#app/components/Notice.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { explainFailure, type Failure } from './explain-failure.ts';

interface Props {
  title: string;
  children?: ReactNode;
  /** What the button says that does it. */
  action: string;
  /** @throws WireError; the dialog then stays open and says so */
  run: () => Promise<void>;
  onClose: () => void;
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({ title, children, action, run, onClose }: Props) {
  const text = useAccountText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  async function confirm() {
    setBusy(true);
    try {
      await run();
      onClose();
    } catch (error) {
      setFailure(explainFailure(error, text.failures));
      setBusy(false);
    }
  }

  return (
    <MessageDialog
      title={title}
      close={text.cancel}
      onClose={onClose}
      action={
        <Button disabled={busy} onClick={confirm}>
          {action}
        </Button>
      }
    >
      {children}
      {failure && (
        <Notice kind="error" title={failure.title} announce>
          {failure.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Notice>
      )}
    </MessageDialog>
  );
}
