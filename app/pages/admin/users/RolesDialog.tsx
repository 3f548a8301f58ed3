import { useId } from 'react';
import { Notice } from '#app/feedback/Notice.tsx';
import { FormDialog } from '#app/forms/FormDialog.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useAdministrationText } from '#app/i18n/administration/use-administration-text.ts';
import type { User } from '#domain/accounts/user-calls.ts';
import { type Role, roles } from '#domain/accounts/viewer.ts';
import styles from './RolesDialog.module.css';

const staffRoles = roles.values.filter((role) => role !== 'member');

interface Props {
  user: User;
  isOwn: boolean;
  /** @throws ApiError */
  save: (roles: readonly Role[]) => Promise<void>;
  onClose: () => void;
}

/** Which roles somebody has, each with what it lets them do. */
export function RolesDialog({ user, isOwn, save, onClose }: Props) {
  const { roles: words, user: text } = useAdministrationText();
  const id = useId();
  const form = useForm({
    defaults: { roles: staffRoles.filter((role) => user.roles.includes(role)) },
    send: ({ roles: chosen }) =>
      save(roles.values.filter((role) => role === 'member' || chosen.includes(role))),
    onSent: onClose,
  });
  const { error: _, ...box } = form.field('roles');
  const losesAccess =
    isOwn &&
    user.roles.includes('administrator') &&
    !form.form.watch('roles').includes('administrator');
  return (
    <FormDialog
      title={text.setRoles.title(user.name)}
      words={{ save: text.setRoles.yes }}
      form={form}
      onClose={onClose}
    >
      <fieldset className={styles.roles}>
        <legend>{text.setRoles.label}</legend>
        {staffRoles.map((role) => (
          <label key={role} className={styles.role}>
            <input type="checkbox" {...box} value={role} aria-describedby={id + role} />
            <span>
              <strong>{words[role].name}</strong>
              <span id={id + role}>{words[role].may}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <p>{text.setRoles.note}</p>
      {losesAccess && <Notice kind="warning" title={text.losesAccess} />}
    </FormDialog>
  );
}
