import { useRegistrationText } from '#app/i18n/registration/use-registration-text.ts';
import { GuestOnly } from '#app/session/guards.tsx';
import { AuthCard } from '#app/sign-in/AuthCard.tsx';
import { RegisterForm } from '#app/sign-in/RegisterForm.tsx';

export default function RegisterPage() {
  const text = useRegistrationText().register;
  return (
    <AuthCard title={text.title} lead={text.lead} animal="cat" wide>
      <GuestOnly>
        <RegisterForm />
      </GuestOnly>
    </AuthCard>
  );
}
