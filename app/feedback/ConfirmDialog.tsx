import type { ReactNode } from 'react';
import { Button } from '#app/components/Button.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { FailureNotice } from './FailureNotice.tsx';
import { useAttempt } from './use-attempt.ts';
import { WritingDialog } from './WritingDialog.tsx';

interface Props {
  title: string;
  children?: ReactNode;
  /** What the button says that does it. */
  action: string;
  /** Something that it needs is missing still. */
  disabled?: boolean;
  /** What the other one says. */
  decline?: string;
  /** @throws ApiError; the dialog then stays open and says so */
  run: () => Promise<void>;
  onClose: () => void;
}

/** Asks before something that cannot be taken back; it may hold fields. */
export function ConfirmDialog(props: Props) {
  const { title, children, action, disabled = false, decline, run, onClose } = props;
  const text = useAccountText();
  const { busy, failure, attempt } = useAttempt();

  const confirm = () =>
    attempt(async () => {
      await run();
      onClose();
    });

  return (
    <WritingDialog
      title={title}
      close={decline ?? text.cancel}
      onClose={onClose}
      action={
        <Button disabled={busy || disabled} onClick={confirm}>
          {action}
        </Button>
      }
    >
      {children}
      {failure && <FailureNotice failure={failure} />}
    </WritingDialog>
  );
}
