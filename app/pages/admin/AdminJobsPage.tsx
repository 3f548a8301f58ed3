import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { AdminFrame } from '#app/administration/AdminFrame.tsx';
import { call } from '#app/api/call.ts';
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
import { dropJob, type FailedJob, findFailedJobs, tryJobAgain } from '#domain/jobs/job-calls.ts';
import { pageParam, readPageNumber } from '#domain/paging.ts';
import { FailedJobTable, type JobDecision, jobName } from './FailedJobTable.tsx';

export { Workspace as Layout } from '#app/workspace/Workspace.tsx';

export default function AdminJobsPage() {
  const text = useAdministrationText().jobs;
  return (
    <AdminFrame title={text.title} lead={text.lead}>
      {() => <FailedJobs />}
    </AdminFrame>
  );
}

const decide = ({ id, origin }: FailedJob, decision: JobDecision) =>
  decision === 'tryAgain' ? call(tryJobAgain, { id }) : call(dropJob, { id, origin });

function FailedJobs() {
  const text = useAdministrationText().jobs;
  const [params] = useSearchParams();
  const list = useCallList(
    findFailedJobs,
    { page: readPageNumber(params.get(pageParam)), limit: 30 },
    { addressOf: (page) => addressWith({}, page) },
  );
  const [chosen, setChosen] = useState<{ job: FailedJob; decision: JobDecision }>();
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const outcomeRef = useRef<HTMLDivElement>(null);
  useRestoredFocus(outcomeRef, outcome, chosen !== undefined, list.found?.items);
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
        {(jobs) => (
          <FailedJobTable jobs={jobs} onChoose={(job, decision) => setChosen({ job, decision })} />
        )}
      </ManagedList>
      {chosen && (
        <ConfirmDialog
          title={text[chosen.decision].title}
          action={text[chosen.decision].yes}
          onClose={() => setChosen(undefined)}
          run={async () => {
            await decide(chosen.job, chosen.decision);
            setOutcome({ kind: 'success', title: text[chosen.decision].done });
          }}
        >
          <p>{text[chosen.decision].text(jobName(chosen.job, text))}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
