import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { GuestOnly } from '#app/session/guards.tsx';
import { RegisterForm } from '#app/sign-in/RegisterForm.tsx';
import { AuthCard } from './AuthCard.tsx';

export default function RegisterPage() {
  const text = useAccountText().register;
  return (
    <AuthCard title={text.title} lead={text.lead} animal="cat" wide>
      <GuestOnly>
        <RegisterForm />
      </GuestOnly>
    </AuthCard>
  );
}
