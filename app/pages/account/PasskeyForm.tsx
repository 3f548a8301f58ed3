import { z } from 'zod';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useSchemaForm } from '#app/forms/use-schema-form.ts';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { passkeyName } from '#domain/accounts/passkey.ts';
import { noProof, ProofFields, proofFieldOf, proofRules } from './ProofFields.tsx';

const name = z.literal('').or(passkeyName);
const withPassword = z.object({ name, ...proofRules(false) });
const withBoth = z.object({ name, ...proofRules(true) });
const defaults = { name: '', ...noProof };
const fieldOf = { nombre: 'name', ...proofFieldOf } as const;

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
      <ProofFields hasSecondFactor={hasSecondFactor} field={form.field} />
      <div>
        <SubmitButton busy={form.busy} busyLabel={text.moment}>
          {text.passkeys.add}
        </SubmitButton>
      </div>
    </SchemaForm>
  );
}
