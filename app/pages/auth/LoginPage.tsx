import { useEffect } from 'react';
import { Notice } from '#app/feedback/Notice.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { GuestOnly } from '#app/session/guards.tsx';
import { dismissExpired, useExpired } from '#app/session/session-store.ts';
import { LoginForm } from '#app/sign-in/LoginForm.tsx';
import { AuthCard } from './AuthCard.tsx';

export default function LoginPage() {
  const text = useAccountText().login;
  return (
    <AuthCard title={text.title} lead={text.lead} notice={<ExpiredNotice />}>
      <GuestOnly>
        <LoginForm />
      </GuestOnly>
    </AuthCard>
  );
}

function ExpiredNotice() {
  const text = useAccountText();
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
