import { useEffect, useState } from 'react';
import { Notice } from '#app/feedback/Notice.tsx';
import { useSignInText } from '#app/i18n/sign-in/use-sign-in-text.ts';
import { GuestOnly } from '#app/session/guards.tsx';
import { dismissExpired, useExpired } from '#app/session/session-store.ts';
import { AuthCard } from '#app/sign-in/AuthCard.tsx';
import { LoginForm } from '#app/sign-in/LoginForm.tsx';
import { type SignInStep, wordsOf } from '#app/sign-in/sign-in-step.ts';

export default function LoginPage() {
  const text = useSignInText();
  const [step, setStep] = useState<SignInStep>('password');
  const { title, lead } = wordsOf(step, text);
  return (
    <AuthCard title={title} lead={lead} notice={<ExpiredNotice />}>
      <GuestOnly>
        <LoginForm step={step} onStep={setStep} />
      </GuestOnly>
    </AuthCard>
  );
}

function ExpiredNotice() {
  const text = useSignInText();
  const expired = useExpired();
  // Said once: who comes back to this page later has read it.
  useEffect(() => dismissExpired, []);
  if (!expired) return null;
  return (
    <Notice
      kind="warning"
      title={text.login.expired.title}
      announce
      onClose={{ label: text.close, close: dismissExpired }}
    >
      <p>{text.login.expired.text}</p>
    </Notice>
  );
}
