import { z } from 'zod';
import { call } from '#app/api/call.ts';
import { PasswordField } from '#app/forms/PasswordField.tsx';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { schemaRules } from '#app/forms/schema-rules.ts';
import { TextField } from '#app/forms/TextField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useFirstStartText } from '#app/i18n/first-start/use-first-start-text.ts';
import { useSignInText } from '#app/i18n/sign-in/use-sign-in-text.ts';
import { startSession } from '#app/session/renewal.ts';
import { firstStartInput } from '#domain/accounts/first-start.ts';
import { beginFirstStart } from '#domain/accounts/first-start-calls.ts';

const schema = firstStartInput
  .extend({ confirmation: z.string().min(1, { error: 'passwordConfirmationRequired' }) })
  .refine(({ password, confirmation }) => password === confirmation, {
    path: ['confirmation'],
    error: 'passwordsDiffer',
  });
const defaults = { code: '', name: '', email: '', password: '', confirmation: '' };

/** The code from the log, and the account of whoever read it. @param onDone told the password, signed in by then */
export function AccountStep({ onDone }: { onDone: (password: string) => void }) {
  const text = useFirstStartText().account;
  const { fields, password: words } = useSignInText();
  const form = useForm({
    rules: schemaRules(schema),
    defaults,
    async send({ confirmation: _, ...account }) {
      const { email, apiKey } = await call(beginFirstStart, account);
      await startSession(email, apiKey);
      return account.password;
    },
    onSent: onDone,
  });
  return (
    <SchemaForm state={form} label={text.title}>
      <TextField
        label={text.code}
        hint={text.codeHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...form.field('code')}
      />
      <TextField label={text.name} autoComplete="name" {...form.field('name')} />
      <TextField
        label={fields.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        {...form.field('email')}
      />
      <PasswordField
        label={fields.password}
        hint={text.passwordHint}
        autoComplete="new-password"
        {...words}
        {...form.field('password')}
      />
      <PasswordField
        label={text.confirmation}
        autoComplete="new-password"
        {...words}
        {...form.field('confirmation')}
      />
      <div>
        <SubmitButton busy={form.busy} busyLabel={text.busy}>
          {text.submit}
        </SubmitButton>
      </div>
    </SchemaForm>
  );
}
