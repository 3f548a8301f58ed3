import { useId } from 'react';
import { z } from 'zod';
import { Button } from '#app/components/Button.tsx';
import { WritingDialog } from '#app/feedback/WritingDialog.tsx';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useIdempotencyKey } from '#app/forms/use-idempotency-key.ts';
import { useSchemaForm } from '#app/forms/use-schema-form.ts';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useAdministrationText } from '#app/i18n/administration/use-administration-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { invitationInput } from '#domain/accounts/invitation.ts';
import { roles } from '#domain/accounts/viewer.ts';
import { type Language, languages } from '#domain/language.ts';
import { invite } from './invitations.ts';

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
  const { close, sending } = useAccountText();
  const { roles: roleWords, invitations } = useAdministrationText();
  const text = invitations.form;
  const id = useId();
  const creation = useIdempotencyKey();
  const defaults: Values = { name: '', email: '', role: 'member', language: useLanguage() };
  const state = useSchemaForm({
    schema: invitationForm as z.ZodType<Values, Values>,
    defaults,
    fieldOf: { nombre: 'name', correo: 'email', roles: 'role', lang: 'language' },
    async send({ role, ...person }) {
      const roles = role === 'member' ? ([role] as const) : (['member', role] as const);
      const invitation = { ...person, roles: [...roles] };
      await invite(invitation, creation.keyOf(invitation));
      creation.forget();
      onInvited(person.email);
    },
  });
  return (
    <WritingDialog
      title={text.title}
      close={close}
      onClose={onClose}
      action={
        <Button type="submit" form={id} icon="mail" aria-disabled={state.busy || undefined}>
          <span aria-live="polite">{state.busy ? sending : text.send}</span>
        </Button>
      }
    >
      <SchemaForm id={id} state={state} label={text.title}>
        <TextField label={text.name} autoComplete="off" {...state.field('name')} />
        <TextField label={text.email} type="email" autoComplete="off" {...state.field('email')} />
        <SelectField
          label={text.role}
          hint={roleWords[state.form.watch('role')].may}
          options={roles.values.map((value) => ({ value, label: roleWords[value].name }))}
          {...state.field('role')}
        />
        <SelectField
          label={text.language}
          options={languages.map((value: Language) => ({ value, label: text.languages[value] }))}
          {...state.field('language')}
        />
      </SchemaForm>
    </WritingDialog>
  );
}
