import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { z } from 'zod';
import { callWire } from '#app/api/wire-client.ts';
import { ButtonLink } from '#app/components/Button.tsx';
import { MessageDialog } from '#app/feedback/MessageDialog.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { PasswordField } from '#app/forms/PasswordField.tsx';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useSchemaForm } from '#app/forms/use-schema-form.ts';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { clearSession, readSession } from '#app/session/session-store.ts';
import { WireError } from '#app/wire/wire-error.ts';
import { newPassword } from '#domain/accounts/password.ts';
import { normalizeEmail } from '#domain/email.ts';
import { pathFor } from '#domain/site-map.ts';
import { AuthCard } from './AuthCard.tsx';

const schema = z
  .object({
    password: newPassword,
    confirmation: z.string().min(1, { error: 'passwordConfirmationRequired' }),
  })
  .refine(({ password, confirmation }) => password === confirmation, {
    path: ['confirmation'],
    error: 'passwordsDiffer',
  });
const defaults = { password: '', confirmation: '' };
const fieldOf = { contrasena_nueva: 'password' } as const;

/** Where the links in the mails lead: a new password, or the first one, which proves the address. */
export default function RecoveryChangePage() {
  const text = useAccountText();
  const language = useLanguage();
  const navigate = useNavigate();
  const { email = '', token = '' } = useParams();
  const [changed, setChanged] = useState(false);
  const [spent, setSpent] = useState(false);
  const form = useSchemaForm({
    schema,
    defaults,
    fieldOf,
    async send({ password }) {
      try {
        await callWire('usuarios:modificar_contrasena_recuperar', {
          correo: email,
          token_recuperar: token,
          contrasena_nueva: password,
          lang: language,
        });
      } catch (error) {
        if (error instanceof WireError && error.errors.token_recuperar) setSpent(true);
        throw error;
      }
      // The change has ended every session of this account, also one that was open here.
      const here = readSession()?.user.correo ?? '';
      if (normalizeEmail(here) === normalizeEmail(email)) clearSession();
      setChanged(true);
    },
  });
  const goToLogin = () => navigate(pathFor('login', language), { replace: true });
  return (
    <AuthCard title={text.newPassword.title} lead={text.newPassword.lead}>
      {spent && (
        <Notice kind="warning" title={text.newPassword.spent.title} announce>
          <p>{text.newPassword.spent.text}</p>
          <ButtonLink to={pathFor('recovery', language)} size="small" variant="outline">
            {text.newPassword.spent.again}
          </ButtonLink>
        </Notice>
      )}
      <SchemaForm state={form} label={text.newPassword.title}>
        <TextField
          label={text.fields.email}
          type="email"
          autoComplete="username"
          value={email}
          disabled
        />
        <PasswordField
          label={text.fields.newPassword}
          hint={text.fields.newPasswordHint}
          autoComplete="new-password"
          {...text.password}
          {...form.field('password')}
        />
        <PasswordField
          label={text.fields.confirmation}
          autoComplete="new-password"
          {...text.password}
          {...form.field('confirmation')}
        />
        <SubmitButton busy={form.busy} busyLabel={text.saving} icon="check">
          {text.newPassword.submit}
        </SubmitButton>
      </SchemaForm>
      {changed && (
        <MessageDialog
          title={text.newPassword.done.title}
          close={text.newPassword.done.login}
          onClose={goToLogin}
        >
          <p>{text.newPassword.done.text}</p>
        </MessageDialog>
      )}
    </AuthCard>
  );
}
