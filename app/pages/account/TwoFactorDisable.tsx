import { z } from 'zod';
import { callApi } from '#app/api/session-client.ts';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { useSchemaForm } from '#app/forms/use-schema-form.ts';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { noProof, ProofFields, proofFieldOf, proofRules } from './ProofFields.tsx';

const schema = z.object(proofRules(true));

/** Takes the second factor away, for whoever has both. */
export function TwoFactorDisable({ onDone }: { onDone: () => void }) {
  const text = useAccountText();
  const language = useLanguage();
  const form = useSchemaForm({
    schema,
    defaults: noProof,
    fieldOf: proofFieldOf,
    async send({ password, code }) {
      const body = { contrasena: password, codigo: code, lang: language };
      await callApi('usuarios:desactivar_segundo_factor', body);
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
