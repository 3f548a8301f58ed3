import { useState } from 'react';
import { Link } from 'react-router';
import { z } from 'zod';
import { callWire } from '#app/api/wire-client.ts';
import { Notice } from '#app/feedback/Notice.tsx';
import { Captcha } from '#app/forms/Captcha.tsx';
import styles from '#app/forms/SchemaForm.module.css';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useSchemaForm } from '#app/forms/use-schema-form.ts';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { GuestOnly } from '#app/session/guards.tsx';
import { email } from '#domain/accounts/fields.ts';
import { pathFor } from '#domain/site-map.ts';
import { AuthCard } from './AuthCard.tsx';

const schema = z.object({ email });
const defaults = { email: '' };
const fieldOf = { correo: 'email' } as const;

export default function RecoveryPage() {
  const text = useAccountText().recovery;
  return (
    <AuthCard title={text.title} lead={text.lead} animal="cat">
      <GuestOnly>
        <RecoveryForm />
      </GuestOnly>
    </AuthCard>
  );
}

function RecoveryForm() {
  const text = useAccountText();
  const language = useLanguage();
  const [captcha, setCaptcha] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [sentTo, setSentTo] = useState<string>();
  const form = useSchemaForm({
    schema,
    defaults,
    fieldOf,
    tellsInPopup: true,
    async send(values) {
      setSentTo(undefined);
      await callWire('usuarios:recuperar_contrasena', {
        correo: values.email,
        lang: language,
        ...(captcha && { captcha }),
      });
      setSentTo(values.email);
    },
    settled() {
      setCaptcha(undefined);
      setAttempt((last) => last + 1);
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
        <Link to={pathFor('login', language)}>{text.recovery.login}</Link>
      </p>
    </SchemaForm>
  );
}
