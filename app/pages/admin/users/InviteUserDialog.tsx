import { z } from 'zod';
import { call } from '#app/api/call.ts';
import { FormDialog } from '#app/forms/FormDialog.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { schemaRules } from '#app/forms/schema-rules.ts';
import { TextField } from '#app/forms/TextField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useAdministrationText } from '#app/i18n/administration/use-administration-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { invitationInput } from '#domain/accounts/invitation.ts';
import { invitePerson } from '#domain/accounts/invitation-calls.ts';
import { roles } from '#domain/accounts/viewer.ts';
import { type Language, languages } from '#domain/language.ts';

const { name, email, language } = invitationInput.shape;
/** One choice in the form: whoever has a role uses the portal too. */
const invitationForm = z.object({
  name,
  email,
  language: language.unwrap(),
  role: z.enum(roles.values),
});
type Values = z.input<typeof invitationForm>;

interface Props {
  onClose: () => void;
  onInvited: (email: string) => void;
}

export function InviteUserDialog({ onClose, onInvited }: Props) {
  const { sending } = useAccountText();
  const { roles: roleWords, invitations } = useAdministrationText();
  const text = invitations.form;
  const defaults: Values = { name: '', email: '', role: 'member', language: useLanguage() };
  const form = useForm({
    rules: schemaRules(invitationForm as z.ZodType<Values, Values>),
    defaults,
    fieldOf: { roles: 'role' },
    async send({ role, ...person }, { keyOf }) {
      const roles = role === 'member' ? ([role] as const) : (['member', role] as const);
      const invitation = { ...person, roles: [...roles] };
      await call(invitePerson, invitation, { idempotencyKey: keyOf(invitation) });
      onInvited(person.email);
    },
  });
  return (
    <FormDialog
      title={text.title}
      words={{ save: text.send, saving: sending }}
      icon="mail"
      form={form}
      onClose={onClose}
    >
      <TextField label={text.name} autoComplete="off" {...form.field('name')} />
      <TextField label={text.email} type="email" autoComplete="off" {...form.field('email')} />
      <SelectField
        label={text.role}
        hint={roleWords[form.form.watch('role')].may}
        options={roles.values.map((value) => ({ value, label: roleWords[value].name }))}
        {...form.field('role')}
      />
      <SelectField
        label={text.language}
        options={languages.map((value: Language) => ({ value, label: text.languages[value] }))}
        {...form.field('language')}
      />
    </FormDialog>
  );
}
