import { z } from 'zod';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { schemaRules } from '#app/forms/schema-rules.ts';
import { TextField } from '#app/forms/TextField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { passkeyName } from '#domain/accounts/passkey.ts';
import { noProof, ProofFields, proofRules } from './ProofFields.tsx';

const name = z.literal('').or(passkeyName);
const withPassword = z.object({ name, ...proofRules(false) });
const withBoth = z.object({ name, ...proofRules(true) });
const defaults = { name: '', ...noProof };

interface Props {
  hasSecondFactor: boolean;
  onDone: (became: 'added' | 'unused' | 'alreadyThere') => void;
}

/** Asks for the password, and the code where there is one, and has the browser make a passkey. */
export function PasskeyForm({ hasSecondFactor, onDone }: Props) {
  const text = useAccountText();
  const form = useForm({
    rules: schemaRules(hasSecondFactor ? withBoth : withPassword),
    defaults,
    async send(proof) {
      const { addPasskey } = await import('./add-passkey.ts');
      onDone(await addPasskey(proof));
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
      <ProofFields hasSecondFactor={hasSecondFactor} field={form.field} />
      <div>
        <SubmitButton busy={form.busy} busyLabel={text.moment}>
          {text.passkeys.add}
        </SubmitButton>
      </div>
    </SchemaForm>
  );
}
