import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { postCall } from '#app/api/transport/post-call.ts';
import { Notice } from '#app/feedback/Notice.tsx';
import { Captcha } from '#app/forms/Captcha.tsx';
import styles from '#app/forms/SchemaForm.module.css';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useSignInForm } from '#app/forms/use-sign-in-form.ts';
import { useRegistrationText } from '#app/i18n/registration/use-registration-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { GuestOnly } from '#app/session/guards.tsx';
import { carried, findOrigin, withOrigin } from '#app/session/origin.ts';
import { AuthCard } from '#app/sign-in/AuthCard.tsx';
import { emailProblem } from '#domain/email.ts';
import { pathFor } from '#domain/initial-site-map.ts';

export default function RecoveryPage() {
  const text = useRegistrationText().recovery;
  return (
    <AuthCard title={text.title} lead={text.lead} animal="cat">
      <GuestOnly>
        <RecoveryForm />
      </GuestOnly>
    </AuthCard>
  );
}

function RecoveryForm() {
  const text = useRegistrationText();
  const language = useLanguage();
  const { search } = useLocation();
  const [captcha, setCaptcha] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [sentTo, setSentTo] = useState<string>();
  const form = useSignInForm<'email'>({
    problems: ({ email }) => emailProblem(email.trim()),
    showsInPopup: true,
    async send({ email: typed }) {
      const email = typed.trim();
      setSentTo(undefined);
      try {
        await postCall(
          () => import('#domain/accounts/own-account-calls.ts').then((of) => of.requestRecovery),
          {
            email,
            language,
            ...carried(findOrigin(search, language)),
            ...(captcha && { captcha }),
          },
        );
      } finally {
        setCaptcha(undefined);
        setAttempt((last) => last + 1);
      }
      setSentTo(email);
    },
  });
  return (
    <SchemaForm state={form} label={text.recovery.title}>
      <div aria-live="polite">
        {sentTo !== undefined && (
          <Notice kind="success" title={text.recovery.sent.title}>
            <p>{text.recovery.sent.text(sentTo)}</p>
          </Notice>
        )}
      </div>
      <TextField
        label={text.fields.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        {...form.field('email')}
      />
      <Captcha key={attempt} onSolve={setCaptcha} />
      <SubmitButton
        busy={form.busy}
        busyLabel={text.sending}
        icon="mail"
        disabled={captcha === undefined && !form.busy}
      >
        {text.recovery.submit}
      </SubmitButton>
      <p className={styles.links}>
        <Link to={withOrigin(pathFor('login', language), search)}>{text.recovery.login}</Link>
      </p>
    </SchemaForm>
  );
}
