import { Button } from '#app/components/Button.tsx';
import { MessageDialog } from '#app/feedback/MessageDialog.tsx';
import { useOnDemandText } from '#app/i18n/donations/on-demand.ts';

interface Props {
  onChoose: (form: 'register' | 'login') => void;
  /** Where visitors may give without an account. */
  onGuest: (() => void) | undefined;
  onClose: () => void;
}

/** Asks a visitor to register or to sign in, or lets them give without; the forms stand on the page. */
export default function SignInDialog({ onChoose, onGuest, onClose }: Props) {
  const text = useOnDemandText().signIn;
  return (
    <MessageDialog
      title={onGuest ? text.guestTitle : text.title}
      close={text.close}
      onClose={onClose}
      action={
        <>
          <Button onClick={() => onChoose('register')}>{text.register}</Button>
          <Button variant="soft" onClick={() => onChoose('login')}>
            {text.logIn}
          </Button>
          {onGuest && (
            <Button variant="outline" onClick={onGuest}>
              {text.guest}
            </Button>
          )}
        </>
      }
    >
      <p>{text.text}</p>
      {onGuest && <p>{text.guestText}</p>}
    </MessageDialog>
  );
}
