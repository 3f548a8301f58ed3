import { z } from 'zod';
import { PasswordField } from '#app/forms/PasswordField.tsx';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useSchemaForm } from '#app/forms/use-schema-form.ts';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { passkeyName } from '#domain/accounts/passkey.ts';

const given = {
  name: z.literal('').or(passkeyName),
  password: z.string().min(1, { error: 'currentPasswordRequired' }),
};
const withPassword = z.object({ ...given, code: z.string() });
const withBoth = z.object({ ...given, code: z.string().trim().min(1, { error: 'codeRequired' }) });
const defaults = { name: '', password: '', code: '' };
const fieldOf = { nombre: 'name', contrasena: 'password', codigo: 'code' } as const;

interface Props {
  hasSecondFactor: boolean;
  onDone: (became: 'added' | 'unused' | 'alreadyThere') => void;
}

/** Asks for the password, and the code where there is one, and has the browser make a passkey. */
export function PasskeyForm({ hasSecondFactor, onDone }: Props) {
  const text = useAccountText();
  const lang = useLanguage();
  const form = useSchemaForm({
    schema: hasSecondFactor ? withBoth : withPassword,
    defaults,
    fieldOf,
    async send({ name, password, code }) {
      const { addPasskey } = await import('#app/sign-in/passkeys.ts');
      onDone(await addPasskey({ name, password, code, lang }));
    },
  });
  return (
    <SchemaForm state={form} label={text.passkeys.add}>
      <TextField
        label={text.passkeys.addName}
        hint={text.passkeys.addNameHint}
        autoComplete="off"
        {...form.field('name')}
      />
      <PasswordField
        label={text.fields.currentPassword}
        autoComplete="current-password"
        {...text.password}
        {...form.field('password')}
      />
      {hasSecondFactor && (
        <TextField
          label={text.login.code}
          hint={text.login.codeHint}
          autoComplete="one-time-code"
          autoCapitalize="none"
          {...form.field('code')}
        />
      )}
      <div>
        <SubmitButton busy={form.busy} busyLabel={text.moment}>
          {text.passkeys.add}
        </SubmitButton>
      </div>
    </SchemaForm>
  );
}
