import { useRef, useState } from 'react';
import { useSiteInstant } from '#app/administration/use-site-instant.ts';
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
import { type Column, ManagedTable } from '#app/lists/ManagedTable.tsx';
import { useCallList } from '#app/lists/use-managed-list.ts';
import {
  endSessionOf,
  findSessionsOf,
  type OpenSession,
  type User,
} from '#domain/accounts/user-calls.ts';
import { usePersonView } from './use-person-list.ts';

/** Where somebody is signed in, and how to end that on one device; the page's head ends all. */
export function UserSessions({ user }: { user: User }) {
  const text = useAdministrationText().user.sessions;
  const when = useSiteInstant();
  const { page, addressOf } = usePersonView();
  const list = useCallList(findSessionsOf, { id: user.id, page }, { addressOf });
  const [chosen, setChosen] = useState<OpenSession>();
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const outcomeRef = useRef<HTMLDivElement>(null);
  useRestoredFocus(outcomeRef, outcome, chosen !== undefined, list.found?.items);
  const deviceOf = ({ device }: OpenSession) => device || text.unknownDevice;
  const { columns: headers } = text;
  const columns: Column<OpenSession>[] = [
    { header: headers.device, kind: 'title', cell: deviceOf },
    {
      header: headers.since,
      kind: 'named',
      cell: ({ createdAt }) => when(createdAt),
    },
    {
      header: headers.lastUse,
      kind: 'named',
      cell: ({ lastUsedAt }) => when(lastUsedAt),
    },
    { header: headers.address, kind: 'named', cell: ({ address }) => address },
    {
      header: headers.actions,
      kind: 'actions',
      cell: (session) => (
        <Button size="small" variant="outline" onClick={() => setChosen(session)}>
          {text.end.choose}
          <span className="visually-hidden">: {deviceOf(session)}</span>
        </Button>
      ),
    },
  ];
  return (
    <>
      <ManagedList
        list={list}
        bar={null}
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
        {(sessions) => <ManagedTable items={sessions} columns={columns} />}
      </ManagedList>
      {chosen && (
        <ConfirmDialog
          title={text.end.title(deviceOf(chosen))}
          action={text.end.yes}
          onClose={() => setChosen(undefined)}
          run={async () => {
            await call(endSessionOf, { id: user.id, sessionId: chosen.id });
            setOutcome({ kind: 'success', title: text.end.done });
          }}
        >
          <p>{text.end.text(user.name)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
