import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { AdminFrame } from '#app/administration/AdminFrame.tsx';
import { call } from '#app/api/call.ts';
import { Button } from '#app/components/Button.tsx';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import {
  type ActionOutcome,
  OutcomeNotice,
  useRestoredFocus,
} from '#app/feedback/OutcomeNotice.tsx';
import { useRestrictionsText } from '#app/i18n/restrictions/use-restrictions-text.ts';
import { ManagedList } from '#app/lists/ManagedList.tsx';
import { addressWith, useCallList } from '#app/lists/use-managed-list.ts';
import {
  findRestrictions,
  liftRestriction,
  type ShownRestriction,
} from '#domain/adoption/restriction-calls.ts';
import { pageParam, readPageNumber } from '#domain/paging.ts';
import { AppealDialog } from './AppealDialog.tsx';
import { RestrictionForm } from './RestrictionForm.tsx';
import { RestrictionTable } from './RestrictionTable.tsx';

export { Workspace as Layout } from '#app/workspace/Workspace.tsx';

/** The people who may not adopt for a time. */
export default function AdminRestrictionsPage() {
  const text = useRestrictionsText();
  return (
    <AdminFrame title={text.title} lead={text.lead}>
      {() => <Restrictions />}
    </AdminFrame>
  );
}

type Doing = { what: 'add' } | { what: 'appeal' | 'lift'; one: ShownRestriction };

function Restrictions() {
  const text = useRestrictionsText();
  const [params] = useSearchParams();
  const list = useCallList(
    findRestrictions,
    { page: readPageNumber(params.get(pageParam)), limit: 30 },
    { addressOf: (page) => addressWith({}, page) },
  );
  const [doing, setDoing] = useState<Doing>();
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const outcomeRef = useRef<HTMLDivElement>(null);
  useRestoredFocus(outcomeRef, outcome, doing !== undefined, list.found?.items);
  const close = () => setDoing(undefined);
  const done = (title: string) => {
    setDoing(undefined);
    setOutcome({ kind: 'success', title });
  };
  return (
    <>
      <ManagedList
        list={list}
        bar={
          <Button size="small" icon="plus" onClick={() => setDoing({ what: 'add' })}>
            {text.add}
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
        empty={<EmptyState title={text.none}>{text.noneText}</EmptyState>}
      >
        {(items) => (
          <RestrictionTable items={items} onChoose={(what, one) => setDoing({ what, one })} />
        )}
      </ManagedList>
      {doing?.what === 'add' && (
        <RestrictionForm onDone={() => done(text.form.done)} onClose={close} />
      )}
      {doing?.what === 'appeal' && (
        <AppealDialog id={doing.one.id} onDone={() => done(text.appeal.done)} onClose={close} />
      )}
      {doing?.what === 'lift' && (
        <ConfirmDialog
          title={text.liftDialog.title}
          action={text.liftDialog.yes}
          onClose={close}
          run={async () => {
            await call(liftRestriction, { id: doing.one.id });
            done(text.liftDialog.done);
          }}
        >
          <p>{text.liftDialog.text}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
