import { useBlocker } from 'react-router';
import { Button } from '#app/components/Button.tsx';
import { MessageDialog } from '#app/feedback/MessageDialog.tsx';
import { useEventFormText } from '#app/i18n/event-form.ts';

interface Props {
  /** Whether something is typed that is not saved. */
  asks: () => boolean;
  onDiscard: () => void;
}

/** Asks whoever follows a link away from what they have not saved. */
export function LeaveDialog({ asks, onDiscard }: Props) {
  const text = useEventFormText().leave;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      asks() && currentLocation.pathname !== nextLocation.pathname,
  );
  if (blocker.state !== 'blocked') return null;
  return (
    <MessageDialog
      title={text.title}
      close={text.stay}
      onClose={blocker.reset}
      action={
        <>
          <Button onClick={blocker.proceed}>{text.keep}</Button>
          <Button
            variant="outline"
            onClick={() => {
              onDiscard();
              blocker.proceed();
            }}
          >
            {text.discard}
          </Button>
        </>
      }
    >
      <p>{text.text}</p>
    </MessageDialog>
  );
}
