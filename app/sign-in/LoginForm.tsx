import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { z } from 'zod';
import { PasswordField } from '#app/forms/PasswordField.tsx';
import styles from '#app/forms/SchemaForm.module.css';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useSchemaForm } from '#app/forms/use-schema-form.ts';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { withOrigin } from '#app/session/origin.ts';
import { signIn } from '#app/session/sign-in.ts';
import { WireError } from '#app/wire/wire-error.ts';
import { email } from '#domain/accounts/fields.ts';
import { pathFor } from '#domain/site-map.ts';

const schema = z.object({
  email,
  password: z.string().min(1, { error: 'passwordRequired' }),
  code: z.string().trim(),
});
const defaults = { email: '', password: '', code: '' };
const fieldOf = { correo: 'email', contrasena: 'password', codigo: 'code' } as const;

interface Props {
  /** Somebody follows a link to another page, out of what the form stands in. */
  onLeave?: () => void;
}

/** Signs in. What happens then is the guard's to decide, or the page's that holds the form. */
export function LoginForm({ onLeave }: Props) {
  const text = useAccountText();
  const language = useLanguage();
  const { search } = useLocation();
  const [asksForCode, setAsksForCode] = useState(false);
  const form = useSchemaForm({
    schema,
    defaults,
    fieldOf,
    async send(values) {
      try {
        await signIn({ ...values, language });
      } catch (error) {
        if (error instanceof WireError && error.errors.codigo) setAsksForCode(true);
        throw error;
      }
    },
  });
  return (
    <SchemaForm state={form} label={text.login.title}>
      <TextField
        label={text.fields.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        {...form.field('email')}
      />
      <PasswordField
        label={text.fields.password}
        autoComplete="current-password"
        {...text.password}
        {...form.field('password')}
      />
      {asksForCode && (
        <TextField
          label={text.login.code}
          hint={text.login.codeHint}
          autoComplete="one-time-code"
          autoCapitalize="none"
          {...form.field('code')}
        />
      )}
      <SubmitButton busy={form.busy} busyLabel={text.login.busy} icon="user">
        {text.login.submit}
      </SubmitButton>
      <p className={styles.links}>
        <Link to={pathFor('recovery', language)} onClick={onLeave}>
          {text.login.forgot}
        </Link>
        <Link to={withOrigin(pathFor('register', language), search)} onClick={onLeave}>
          {text.login.register}
        </Link>
      </p>
    </SchemaForm>
  );
}
