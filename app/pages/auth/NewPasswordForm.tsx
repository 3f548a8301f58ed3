import { z } from 'zod';
import { callWire } from '#app/api/wire-client.ts';
import { mexico } from '#app/forms/countries.ts';
import { PasswordField } from '#app/forms/PasswordField.tsx';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { Section } from '#app/forms/Section.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useSchemaForm } from '#app/forms/use-schema-form.ts';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { PersonFields, personFieldOf, personToWire } from '#app/sign-in/PersonFields.tsx';
import { WireError } from '#app/wire/wire-error.ts';
import { newPassword } from '#domain/accounts/password.ts';
import { type Person, personInput } from '#domain/accounts/registration.ts';
import { formatPhone } from '#domain/phone.ts';

const passwords = {
  password: newPassword,
  confirmation: z.string().min(1, { error: 'passwordConfirmationRequired' }),
};
const isRepeated = (values: Record<keyof typeof passwords, string>) =>
  values.password === values.confirmation;
const differ = { path: ['confirmation'], error: 'passwordsDiffer' };

/** With the first password also whose it is; with another one these fields are not shown. */
const firstPassword = personInput.extend(passwords).refine(isRepeated, differ);
const anotherPassword = z
  .object({
    name: z.string(),
    phone: z.string(),
    country: z.string(),
    federalState: z.string(),
    city: z.string(),
    ...passwords,
  })
  .refine(isRepeated, differ);
type Values = z.output<typeof anotherPassword>;

const fieldOf = { ...personFieldOf, contrasena_nueva: 'password' } as const;

interface Props {
  email: string;
  token: string;
  /** Of an address that nobody has confirmed: shown to whoever opens its link, to be put right. */
  registration: Person | null;
  onSpent: () => void;
  onSaved: () => void;
}

export function NewPasswordForm({ email, token, registration, onSpent, onSaved }: Props) {
  const text = useAccountText();
  const language = useLanguage();
  const schema: z.ZodType<Values, Values> = registration ? firstPassword : anotherPassword;
  const form = useSchemaForm({
    schema,
    defaults: {
      name: registration?.name ?? '',
      phone: formatPhone(registration?.phone ?? ''),
      country: registration?.country || mexico,
      federalState: registration?.federalState ?? '',
      city: registration?.city ?? '',
      password: '',
      confirmation: '',
    },
    fieldOf,
    tellsInPopup: true,
    async send({ password, ...person }) {
      try {
        await callWire('usuarios:modificar_contrasena_recuperar', {
          correo: email,
          token_recuperar: token,
          contrasena_nueva: password,
          ...(registration && personToWire(person)),
          lang: language,
        });
      } catch (error) {
        if (error instanceof WireError && error.errors.token_recuperar) onSpent();
        throw error;
      }
      onSaved();
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
      {registration && (
        <Section title={text.newPassword.review.title} lead={text.newPassword.review.lead}>
          <TextField label={text.fields.name} autoComplete="name" {...form.field('name')} />
          <PersonFields field={form.field} chosen={form.form.watch()} />
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
        {text.newPassword.submit}
      </SubmitButton>
    </SchemaForm>
  );
}
