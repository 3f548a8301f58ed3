import { z } from 'zod';
import { PasswordField } from '#app/forms/PasswordField.tsx';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useSchemaForm } from '#app/forms/use-schema-form.ts';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { passkeyName } from '#domain/accounts/passkey.ts';

const schema = z.object({
  name: z.literal('').or(passkeyName),
  password: z.string().min(1, { error: 'currentPasswordRequired' }),
});
const defaults = { name: '', password: '' };
const fieldOf = { nombre: 'name', contrasena: 'password' } as const;

interface Props {
  onDone: (became: 'added' | 'unused' | 'alreadyThere') => void;
}

/** Asks for the password, and has the browser make a passkey. */
export function PasskeyForm({ onDone }: Props) {
  const text = useAccountText();
  const lang = useLanguage();
  const form = useSchemaForm({
    schema,
    defaults,
    fieldOf,
    async send({ name, password }) {
      const { addPasskey } = await import('#app/sign-in/passkeys.ts');
      onDone(await addPasskey({ name, password, lang }));
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
      <div>
        <SubmitButton busy={form.busy} busyLabel={text.moment}>
          {text.passkeys.add}
        </SubmitButton>
      </div>
    </SchemaForm>
  );
}
