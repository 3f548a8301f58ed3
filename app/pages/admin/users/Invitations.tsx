import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '#app/api/call.ts';
import { Button } from '#app/components/Button.tsx';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import {
  type ActionOutcome,
  OutcomeNotice,
  useRestoredFocus,
} from '#app/feedback/OutcomeNotice.tsx';
import { useAdministrationText } from '#app/i18n/administration/use-administration-text.ts';
import { ManagedList } from '#app/lists/ManagedList.tsx';
import { addressWith, useCallList } from '#app/lists/use-managed-list.ts';
import {
  findInvitations,
  type PendingInvitation,
  withdrawInvitation,
} from '#domain/accounts/invitation-calls.ts';
import { resendConfirmation } from '#domain/accounts/user-calls.ts';
import { pageParam, readPageNumber } from '#domain/paging.ts';
import { viewParam } from '../view-param.ts';
import { type InvitationDecision, InvitationTable } from './InvitationTable.tsx';
import { InviteUserDialog } from './InviteUserDialog.tsx';

const decisionCalls = { resend: resendConfirmation, withdraw: withdrawInvitation } as const;

/** Who was invited and has not accepted yet. */
export function Invitations() {
  const text = useAdministrationText().invitations;
  const [params] = useSearchParams();
  const list = useCallList(
    findInvitations,
    { page: readPageNumber(params.get(pageParam)), limit: 30 },
    { addressOf: (page) => addressWith({ [viewParam]: params.get(viewParam) ?? '' }, page) },
  );
  const [isInviting, setIsInviting] = useState(false);
  const [chosen, setChosen] = useState<{
    invitation: PendingInvitation;
    decision: InvitationDecision;
  }>();
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const outcomeRef = useRef<HTMLDivElement>(null);
  const isDialogOpen = isInviting || chosen !== undefined;
  useRestoredFocus(outcomeRef, outcome, isDialogOpen, list.found?.items);

  const announce = (title: string) => setOutcome({ kind: 'success', title });

  return (
    <>
      <p>{text.lead}</p>
      <ManagedList
        list={list}
        bar={
          <Button icon="plus" onClick={() => setIsInviting(true)}>
            {text.invite}
          </Button>
        }
        notice={
          <OutcomeNotice
            outcome={outcome}
            onClose={() => setOutcome(undefined)}
            place={outcomeRef}
          />
        }
        count={(total) => (total > 0 ? text.count(total) : '')}
        empty={<EmptyState title={text.none} />}
      >
        {(invitations) => (
          <InvitationTable
            invitations={invitations}
            onChoose={(invitation, decision) => setChosen({ invitation, decision })}
          />
        )}
      </ManagedList>
      {isInviting && (
        <InviteUserDialog
          onClose={() => setIsInviting(false)}
          onInvited={(email) => {
            setIsInviting(false);
            announce(text.form.done(email));
          }}
        />
      )}
      {chosen && (
        <ConfirmDialog
          title={text[chosen.decision].title(chosen.invitation.name)}
          action={text[chosen.decision].yes}
          onClose={() => setChosen(undefined)}
          run={async () => {
            const { decision, invitation } = chosen;
            await call(decisionCalls[decision], { id: invitation.id });
            announce(
              decision === 'resend'
                ? text.resend.done(invitation.email)
                : text.withdraw.done(invitation.name),
            );
          }}
        >
          <p>{text[chosen.decision].text(chosen.invitation.email)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
