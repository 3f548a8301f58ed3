import { ApiError } from '#app/api/transport/api-error.ts';
import { postCall } from '#app/api/transport/post-call.ts';
import { PasswordField } from '#app/forms/PasswordField.tsx';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { Section } from '#app/forms/Section.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useSignInForm } from '#app/forms/use-sign-in-form.ts';
import { useLinkedApplicationText } from '#app/i18n/linked-application.ts';
import { useRegistrationText } from '#app/i18n/registration/use-registration-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { PersonFields } from '#app/sign-in/PersonFields.tsx';
import { withAddress } from '#app/sign-in/person-address.ts';
import { setRecoveredPassword } from '#domain/accounts/own-account-calls.ts';
import { newPasswordProblems } from '#domain/accounts/password.ts';
import { personProblems } from '#domain/accounts/person.ts';
import type { Person } from '#domain/accounts/registration.ts';
import { formatPhone } from '#domain/phone.ts';
import type { LinkedApplication, SentApplication } from './registration.ts';

type Field = keyof Person | 'password' | 'confirmation';

interface Props {
  email: string;
  token: string;
  /** Of an address that nobody has confirmed: shown to whoever opens its link, to be put right. */
  registration: Person | null;
  /** What is sent with it: all that the review would ask has been said there. */
  application: LinkedApplication | null;
  onUsed: () => void;
  /** The form is busy until it is done. */
  onSaved: (password: string, sent: SentApplication | null) => Promise<void>;
}

export function NewPasswordForm(props: Props) {
  const { email, token, registration, application, onUsed, onSaved } = props;
  const reviewed = application ? null : registration;
  const text = useRegistrationText();
  const sending = useLinkedApplicationText();
  const language = useLanguage();
  const form = useSignInForm<Field>({
    problems: (typed) => ({
      ...(reviewed && personProblems(typed)),
      ...newPasswordProblems(typed),
    }),
    showsInPopup: true,
    async send({ password, confirmation: _, ...person }) {
      let sent: SentApplication | null = null;
      try {
        const { application: made } = await postCall(async () => setRecoveredPassword, {
          email,
          token,
          password,
          ...(reviewed && withAddress(person)),
          language,
        });
        sent = made ?? null;
      } catch (error) {
        if (error instanceof ApiError && error.errors.token) onUsed();
        throw error;
      }
      await onSaved(password, sent);
    },
  });
  return (
    <SchemaForm state={form} label={text.newPassword.title}>
      <TextField
        label={text.fields.email}
        type="email"
        autoComplete="username"
        value={email}
        disabled
      />
      {application && registration && (
        <p>{sending.from(registration.name, formatPhone(registration.phone))}</p>
      )}
      {reviewed && (
        <Section title={text.newPassword.review.title} lead={text.newPassword.review.lead}>
          <TextField
            label={text.fields.name}
            autoComplete="name"
            defaultValue={reviewed.name}
            {...form.field('name')}
          />
          <PersonFields field={form.field} known={reviewed} />
        </Section>
      )}
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
      <SubmitButton busy={form.busy} busyLabel={text.saving} icon="check">
        {application ? sending.submit : text.newPassword.submit}
      </SubmitButton>
    </SchemaForm>
  );
}
