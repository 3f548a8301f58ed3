import { Button } from '#app/components/Button.tsx';
import { MessageDialog } from '#app/feedback/MessageDialog.tsx';
import { useOnDemandText } from '#app/i18n/donations/on-demand.ts';

interface Props {
  onChoose: (form: 'register' | 'login') => void;
  onClose: () => void;
}

/** Asks a visitor to register or to sign in; the forms stand on the page. */
export default function SignInDialog({ onChoose, onClose }: Props) {
  const text = useOnDemandText().signIn;
  return (
    <MessageDialog
      title={text.title}
      close={text.close}
      onClose={onClose}
      action={
        <>
          <Button onClick={() => onChoose('register')}>{text.register}</Button>
          <Button variant="soft" onClick={() => onChoose('login')}>
            {text.logIn}
          </Button>
        </>
      }
    >
      <p>{text.text}</p>
    </MessageDialog>
  );
}
