import { z } from 'zod';
import { PasswordField } from '#app/forms/PasswordField.tsx';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { schemaRules } from '#app/forms/schema-rules.ts';
import { useForm } from '#app/forms/use-form.ts';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';

const schema = z.object({
  password: z.string().min(1, { error: 'currentPasswordRequired' }),
});
const defaults = { password: '' };

interface Props {
  /** Names the form, and its button. */
  label: string;
  /** @throws ApiError */
  run: (password: string) => Promise<void>;
}

/** Asks for the password again before what only the account's owner may do. */
export function ConfirmPasswordForm({ label, run }: Props) {
  const text = useAccountText();
  const form = useForm({
    rules: schemaRules(schema),
    defaults,
    async send({ password }) {
      await run(password);
      form.form.reset();
    },
  });
  return (
    <SchemaForm state={form} label={label}>
      <PasswordField
        label={text.fields.currentPassword}
        autoComplete="current-password"
        {...text.password}
        {...form.field('password')}
      />
      <div>
        <SubmitButton busy={form.busy} busyLabel={text.moment}>
          {label}
        </SubmitButton>
      </div>
    </SchemaForm>
  );
}
