import { z } from 'zod';
import { call } from '#app/api/call.ts';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { schemaRules } from '#app/forms/schema-rules.ts';
import { TextField } from '#app/forms/TextField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { passkeyName } from '#domain/accounts/passkey.ts';
import { type Passkey, renamePasskey } from '#domain/accounts/passkey-calls.ts';

const schema = z.object({ name: passkeyName });

interface Props {
  passkey: Passkey;
  onDone: () => void;
}

/** What its owner calls a passkey. */
export function PasskeyName({ passkey: { id, name: before }, onDone }: Props) {
  const text = useAccountText();
  const form = useForm({
    rules: schemaRules(schema),
    defaults: { name: before },
    async send({ name }) {
      await call(renamePasskey, { id, name });
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
