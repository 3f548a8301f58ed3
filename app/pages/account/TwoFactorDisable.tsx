import { z } from 'zod';
import { callWire } from '#app/api/wire-client.ts';
import { PasswordField } from '#app/forms/PasswordField.tsx';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useSchemaForm } from '#app/forms/use-schema-form.ts';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';

const schema = z.object({
  password: z.string().min(1, { error: 'currentPasswordRequired' }),
  code: z.string().trim().min(1, { error: 'codeRequired' }),
});
const defaults = { password: '', code: '' };
const fieldOf = { contrasena: 'password', codigo: 'code' } as const;

/** Takes the second factor away, for whoever has both. */
export function TwoFactorDisable({ onDone }: { onDone: () => void }) {
  const text = useAccountText();
  const language = useLanguage();
  const form = useSchemaForm({
    schema,
    defaults,
    fieldOf,
    async send({ password, code }) {
      const body = { contrasena: password, codigo: code, lang: language };
      await callWire('usuarios:desactivar_segundo_factor', body);
      onDone();
    },
  });
  return (
    <SchemaForm state={form} label={text.twoFactor.disable}>
      <PasswordField
        label={text.fields.currentPassword}
        autoComplete="current-password"
        {...text.password}
        {...form.field('password')}
      />
      <TextField
        label={text.login.code}
        hint={text.login.codeHint}
        autoComplete="one-time-code"
        autoCapitalize="none"
        {...form.field('code')}
      />
      <div>
        <SubmitButton busy={form.busy} busyLabel={text.moment}>
          {text.twoFactor.disable}
        </SubmitButton>
      </div>
    </SchemaForm>
  );
}
