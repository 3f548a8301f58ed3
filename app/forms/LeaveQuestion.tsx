import { useBlocker } from 'react-router';
import { Button } from '#app/components/Button.tsx';
import { MessageDialog } from '#app/feedback/MessageDialog.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';

interface Props {
  /** What `useForm` gave. */
  form: { isAtStake: () => boolean; forget: () => void; keepsDraft: boolean };
}

/** Asks whoever follows a link, or goes back, away from what they have not saved. */
export function LeaveQuestion({ form }: Props) {
  const text = useAccountText().leave;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      form.isAtStake() && currentLocation.pathname !== nextLocation.pathname,
  );
  if (blocker.state !== 'blocked') return null;
  const discard = (
    <Button
      variant="outline"
      onClick={() => {
        form.forget();
        blocker.proceed();
      }}
    >
      {text.discard}
    </Button>
  );
  return (
    <MessageDialog
      title={text.title}
      close={text.stay}
      onClose={blocker.reset}
      action={
        form.keepsDraft ? (
          <>
            <Button onClick={blocker.proceed}>{text.keep}</Button>
            {discard}
          </>
        ) : (
          discard
        )
      }
    >
      <p>{form.keepsDraft ? text.draftText : text.text}</p>
    </MessageDialog>
  );
}
