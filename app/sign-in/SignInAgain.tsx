import { useState } from 'react';
import { MessageDialog } from '#app/feedback/MessageDialog.tsx';
import { useSignInText } from '#app/i18n/sign-in/use-sign-in-text.ts';
import { LoginForm } from './LoginForm.tsx';
import type { SignInStep } from './sign-in-step.ts';

/** Above a page whose session has ended by itself: what is written there stays, and goes on after the sign-in. */
export default function SignInAgain({ onLeave }: { onLeave: () => void }) {
  const { expired } = useSignInText().login;
  const [step, setStep] = useState<SignInStep>('password');
  return (
    <MessageDialog title={expired.title} close={expired.leave} onClose={onLeave} hasOwnAction>
      <p>{expired.saved}</p>
      <LoginForm step={step} onStep={setStep} />
    </MessageDialog>
  );
}
