import { useState } from 'react';
import { z } from 'zod';
import { call } from '#app/api/call.ts';
import { Avatar } from '#app/components/Avatar.tsx';
import { PageHead } from '#app/components/PageHead.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { PasswordField } from '#app/forms/PasswordField.tsx';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { Section } from '#app/forms/Section.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { schemaRules } from '#app/forms/schema-rules.ts';
import { useForm } from '#app/forms/use-form.ts';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { LoginRequired } from '#app/session/guards.tsx';
import { startSession } from '#app/session/renewal.ts';
import type { SessionUser } from '#app/session/session-user.ts';
import { newPassword } from '#domain/accounts/fields.ts';
import { changePassword } from '#domain/accounts/security-calls.ts';
import styles from './AccountPage.module.css';

const schema = z
  .object({
    current: z.string().min(1, { error: 'currentPasswordRequired' }),
    password: newPassword,
    confirmation: z.string().min(1, { error: 'passwordConfirmationRequired' }),
  })
  .refine(({ password, confirmation }) => password === confirmation, {
    path: ['confirmation'],
    error: 'passwordsDiffer',
  });
const defaults = { current: '', password: '', confirmation: '' };
const fieldOf = { password: 'current', newPassword: 'password' } as const;

export default function ChangePasswordPage() {
  const text = useAccountText().changePassword;
  return (
    <div className={styles.page}>
      <PageHead title={text.title} description={text.lead} noIndex />
      <LoginRequired>{(user) => <ChangePassword user={user} />}</LoginRequired>
    </div>
  );
}

function ChangePassword({ user }: { user: SessionUser }) {
  const text = useAccountText();
  const [changed, setChanged] = useState(false);
  const form = useForm({
    rules: schemaRules(schema),
    defaults,
    fieldOf,
    showsInPopup: true,
    async send({ current, password }) {
      setChanged(false);
      const { apiKey } = await call(changePassword, {
        userId: user.id,
        password: current,
        newPassword: password,
      });
      // Every session has ended, this one too; the key begins the next.
      await startSession(user.email, apiKey);
      form.form.reset();
      setChanged(true);
    },
  });
  return (
    <>
      <div className={styles.head}>
        <Avatar user={user} size="large" />
        <div className={styles.who}>
          <h1>{text.changePassword.title}</h1>
          <p className={styles.email}>{user.email}</p>
        </div>
      </div>
      <Section title={text.changePassword.section} lead={text.changePassword.lead}>
        <SchemaForm state={form} label={text.changePassword.title}>
          <div aria-live="polite">
            {changed && (
              <Notice kind="success" title={text.updated}>
                <p>{text.changePassword.done}</p>
              </Notice>
            )}
          </div>
          <input type="hidden" name="username" autoComplete="username" value={user.email} />
          <PasswordField
            label={text.fields.currentPassword}
            autoComplete="current-password"
            {...text.password}
            {...form.field('current')}
          />
          <PasswordField
            label={text.fields.newPassword}
            hint={text.fields.newPasswordHint}
            autoComplete="new-password"
            {...text.password}
            {...form.field('password')}
          />
          <PasswordField
            label={text.fields.confirmation}
            autoComplete="new-password"
            {...text.password}
            {...form.field('confirmation')}
          />
          <div>
            <SubmitButton busy={form.busy} busyLabel={text.saving} icon="check">
              {text.newPassword.submit}
            </SubmitButton>
          </div>
        </SchemaForm>
      </Section>
    </>
  );
}
