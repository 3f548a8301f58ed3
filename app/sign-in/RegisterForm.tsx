import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { z } from 'zod';
import { callWire } from '#app/api/wire-client.ts';
import { Captcha } from '#app/forms/Captcha.tsx';
import { mexico } from '#app/forms/countries.ts';
import styles from '#app/forms/SchemaForm.module.css';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useIdempotencyKey } from '#app/forms/use-idempotency-key.ts';
import { useSchemaForm } from '#app/forms/use-schema-form.ts';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import { withOrigin } from '#app/session/origin.ts';
import { registrationInput } from '#domain/accounts/registration.ts';
import { normalizeEmail } from '#domain/email.ts';
import { pathFor } from '#domain/site-map.ts';
import { PersonFields, personFieldOf, personToWire } from './PersonFields.tsx';

const schema = registrationInput
  .omit({ language: true })
  .extend({ emailAgain: z.string().trim().min(1, { error: 'emailConfirmationRequired' }) })
  .refine((input) => normalizeEmail(input.email) === normalizeEmail(input.emailAgain), {
    path: ['emailAgain'],
    error: 'emailsDiffer',
  });

const defaults = {
  name: '',
  email: '',
  emailAgain: '',
  phone: '',
  country: mexico,
  federalState: '',
  city: '',
};
const fieldOf = { ...personFieldOf, correo: 'email', correo_conf: 'emailAgain' } as const;

interface Props {
  /** Inside a public page the captcha waits until somebody begins to write: its work would slow the page down. */
  patient?: boolean;
}

/** Makes an account; the password is set by the link in the mail that follows. */
export function RegisterForm({ patient }: Props) {
  const text = useAccountText();
  const { captcha: captchaText } = useText().contact;
  const language = useLanguage();
  const { search } = useLocation();
  const [captcha, setCaptcha] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [registered, setRegistered] = useState<string>();
  const creation = useIdempotencyKey();
  const form = useSchemaForm({
    schema,
    defaults,
    fieldOf,
    async send({ email, emailAgain: _, ...person }) {
      const account = {
        ...personToWire(person),
        correo: email,
        roles: ['portal'],
        credenciales: [],
        lang: language,
      };
      const body = { ...account, ...(captcha && { captcha }) };
      const idempotencyKey = creation.keyOf(account);
      await callWire('usuarios:actualizar', body, { idempotencyKey });
      setRegistered(email);
    },
    // A solution is good once.
    settled() {
      setCaptcha(undefined);
      setAttempt((last) => last + 1);
    },
  });
  if (registered !== undefined) return <Registered email={registered} />;
  const values = form.form.watch();
  return (
    <SchemaForm state={form} label={text.register.title}>
      <TextField label={text.fields.name} autoComplete="name" {...form.field('name')} />
      <div className={styles.pair}>
        <TextField
          label={text.fields.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          {...form.field('email')}
        />
        <TextField
          label={text.fields.emailAgain}
          type="email"
          inputMode="email"
          autoComplete="email"
          {...form.field('emailAgain')}
        />
      </div>
      <PersonFields field={form.field} chosen={values} />
      {patient && values.email === '' ? (
        <p className={styles.small}>{captchaText.first}</p>
      ) : (
        <Captcha key={attempt} onSolve={setCaptcha} />
      )}
      <SubmitButton
        busy={form.busy}
        busyLabel={text.register.busy}
        icon="heart"
        disabled={captcha === undefined && !form.busy}
      >
        {text.register.submit}
      </SubmitButton>
      <p className={styles.small}>
        {text.register.privacy}{' '}
        <Link to={pathFor('privacyNotice', language)}>{text.register.privacyLink}</Link>
      </p>
      {!patient && (
        <p className={styles.links}>
          <Link to={withOrigin(pathFor('login', language), search)}>{text.register.login}</Link>
        </p>
      )}
    </SchemaForm>
  );
}

function Registered({ email }: { email: string }) {
  const text = useAccountText().register;
  return (
    <div className={styles.done} role="status">
      <h2>{text.done.title}</h2>
      <p>{text.done.text(email)}</p>
      <p className={styles.small}>{text.done.spam}</p>
    </div>
  );
}
