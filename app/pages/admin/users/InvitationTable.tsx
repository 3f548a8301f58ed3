import { Link } from 'react-router';
import { useSiteInstant } from '#app/administration/use-site-instant.ts';
import { Button } from '#app/components/Button.tsx';
import { useAdministrationText } from '#app/i18n/administration/use-administration-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { type Column, ManagedTable } from '#app/lists/ManagedTable.tsx';
import type { PendingInvitation } from '#domain/accounts/invitation-calls.ts';
import { pathFor } from '#domain/site-map.ts';
import styles from '../AdminTable.module.css';

export type InvitationDecision = 'resend' | 'withdraw';

interface Props {
  invitations: readonly PendingInvitation[];
  onChoose: (invitation: PendingInvitation, decision: InvitationDecision) => void;
}

export function InvitationTable({ invitations, onChoose }: Props) {
  const { roles: roleWords, invitations: text } = useAdministrationText();
  const language = useLanguage();
  const when = useSiteInstant();
  const headers = text.columns;
  const columns: Column<PendingInvitation>[] = [
    {
      header: headers.name,
      kind: 'title',
      cell: ({ id, name }) => <Link to={pathFor('adminUser', language, { id })}>{name}</Link>,
    },
    { header: headers.email, kind: 'named', cell: ({ email }) => email },
    {
      header: headers.role,
      kind: 'named',
      cell: ({ roles }) => roles.map((role) => roleWords[role].name).join(', '),
    },
    { header: headers.by, kind: 'named', cell: ({ invitedBy }) => invitedBy ?? text.gone },
    { header: headers.sent, kind: 'named', cell: ({ sentAt }) => when(sentAt) },
    {
      header: headers.expires,
      kind: 'named',
      cell: ({ expiresAt }) => when(expiresAt),
    },
    {
      header: headers.actions,
      kind: 'actions',
      cell: (invitation) => (
        <div className={styles.rowActions}>
          {(['resend', 'withdraw'] as const).map((decision) => (
            <Button
              key={decision}
              variant="outline"
              size="small"
              onClick={() => onChoose(invitation, decision)}
            >
              {text[decision].choose}
              <span className="visually-hidden">: {invitation.name}</span>
            </Button>
          ))}
        </div>
      ),
    },
  ];
  return <ManagedTable className={styles.table} columns={columns} items={invitations} />;
}
