import { useId, useState } from 'react';
import type { User } from '#app/api/users.ts';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useAdministrationText } from '#app/i18n/administration/use-administration-text.ts';
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
  const [chosen, setChosen] = useState<readonly Role[]>(user.roles);
  const id = useId();
  const losesAccess =
    isOwn && user.roles.includes('administrator') && !chosen.includes('administrator');
  const toggle = (role: Role) =>
    setChosen(chosen.includes(role) ? chosen.filter((one) => one !== role) : [...chosen, role]);
  return (
    <ConfirmDialog
      title={text.setRoles.title(user.name)}
      action={text.setRoles.yes}
      onClose={onClose}
      run={() => save(roles.values.filter((role) => role === 'member' || chosen.includes(role)))}
    >
      <fieldset className={styles.roles}>
        <legend>{text.setRoles.label}</legend>
        {staffRoles.map((role) => (
          <label key={role} className={styles.role}>
            <input
              type="checkbox"
              checked={chosen.includes(role)}
              onChange={() => toggle(role)}
              aria-describedby={id + role}
            />
            <span>
              <strong>{words[role].name}</strong>
              <span id={id + role}>{words[role].may}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <p>{text.setRoles.note}</p>
      {losesAccess && <Notice kind="warning" title={text.losesAccess} />}
    </ConfirmDialog>
  );
}
