import { z } from 'zod';
import { call } from '#app/api/call.ts';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { schemaRules } from '#app/forms/schema-rules.ts';
import { useForm } from '#app/forms/use-form.ts';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { disableSecondFactor } from '#domain/accounts/security-calls.ts';
import { noProof, ProofFields, proofRules } from './ProofFields.tsx';

const schema = z.object(proofRules(true));

/** Takes the second factor away, for whoever has both. */
export function TwoFactorDisable({ onDone }: { onDone: () => void }) {
  const text = useAccountText();
  const form = useForm({
    rules: schemaRules(schema),
    defaults: noProof,
    async send(proof) {
      await call(disableSecondFactor, proof);
      onDone();
    },
  });
  return (
    <SchemaForm state={form} label={text.twoFactor.disable}>
      <ProofFields hasSecondFactor field={form.field} />
      <div>
        <SubmitButton busy={form.busy} busyLabel={text.moment}>
          {text.twoFactor.disable}
        </SubmitButton>
      </div>
    </SchemaForm>
  );
}
