import { z } from 'zod';
import { PasswordField } from '#app/components/forms/PasswordField.tsx';
import { SubmitButton } from '#app/components/forms/SubmitButton.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { AccountForm } from '#app/session/AccountForm.tsx';
import { useAccountForm } from '#app/session/use-account-form.ts';

const schema = z.object({
  password: z.string().min(1, { error: 'currentPasswordRequired' }),
});
const defaults = { password: '' };
const fieldOf = { contrasena: 'password' } as const;

interface Props {
  /** Names the form, and its button. */
  label: string;
  /** @throws WireError */
  run: (password: string) => Promise<void>;
}

/** Asks for the password again before what only the account's owner may do. */
export function ConfirmPasswordForm({ label, run }: Props) {
  const text = useAccountText();
  const form = useAccountForm({
    schema,
    defaults,
    fieldOf,
    async send({ password }) {
      await run(password);
      form.form.reset();
    },
  });
  return (
    <AccountForm state={form} label={label}>
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
    </AccountForm>
  );
}
