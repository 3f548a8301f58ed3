import { z } from 'zod';
import { callApi } from '#app/api/session-client.ts';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useSchemaForm } from '#app/forms/use-schema-form.ts';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { passkeyName } from '#domain/accounts/passkey.ts';

const schema = z.object({ name: passkeyName });
const fieldOf = { nombre: 'name' } as const;

interface Props {
  passkey: { id: string; nombre: string };
  onDone: () => void;
}

/** What its owner calls a passkey. */
export function PasskeyName({ passkey: { id, nombre }, onDone }: Props) {
  const text = useAccountText();
  const lang = useLanguage();
  const form = useSchemaForm({
    schema,
    defaults: { name: nombre },
    fieldOf,
    async send({ name }) {
      await callApi('usuarios:nombrar_llave_acceso', { id, nombre: name, lang });
      onDone();
    },
  });
  return (
    <SchemaForm state={form} label={text.passkeys.renameTitle}>
      <TextField label={text.passkeys.name} autoComplete="off" {...form.field('name')} />
      <div>
        <SubmitButton busy={form.busy} busyLabel={text.saving}>
          {text.passkeys.save}
        </SubmitButton>
      </div>
    </SchemaForm>
  );
}
