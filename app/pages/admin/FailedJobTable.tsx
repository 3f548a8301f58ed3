import { useSiteInstant } from '#app/administration/use-site-instant.ts';
import { Button } from '#app/components/Button.tsx';
import { useAdministrationText } from '#app/i18n/administration/use-administration-text.ts';
import { type Column, ManagedTable } from '#app/lists/ManagedTable.tsx';
import type { FailedJob } from '#domain/jobs/job-calls.ts';
import styles from './AdminTable.module.css';

const decisions = ['tryAgain', 'drop'] as const;
export type JobDecision = (typeof decisions)[number];

interface Props {
  jobs: readonly FailedJob[];
  onChoose: (job: FailedJob, decision: JobDecision) => void;
}

export function FailedJobTable({ jobs, onChoose }: Props) {
  const text = useAdministrationText().jobs;
  const headers = text.columns;
  const when = useSiteInstant();
  const columns: Column<FailedJob>[] = [
    { header: headers.kind, kind: 'title', cell: (job) => jobName(job, text.kinds) },
    {
      header: headers.failedAt,
      kind: 'named',
      className: styles.nowrap,
      cell: ({ failedAt }) => <time dateTime={failedAt}>{when(failedAt)}</time>,
    },
    { header: headers.attempts, kind: 'named', cell: ({ attempts }) => attempts },
    {
      header: headers.error,
      kind: 'plain',
      className: styles.details,
      cell: ({ error }) => <span lang="en">{error}</span>,
    },
    {
      header: headers.actions,
      kind: 'actions',
      cell: (job) => (
        <div className={styles.decisions}>
          {!job.isRepeatable && <p>{text.forgotten}</p>}
          {(job.isRepeatable ? decisions : (['drop'] as const)).map((decision) => (
            <Button
              key={decision}
              variant={decision === 'drop' ? 'quiet' : 'outline'}
              size="small"
              onClick={() => onChoose(job, decision)}
            >
              {text[decision].choose}
              <span className="visually-hidden">
                : {jobName(job, text.kinds)}, {when(job.failedAt)}
              </span>
            </Button>
          ))}
        </div>
      ),
    },
  ];
  return <ManagedTable className={styles.table} columns={columns} items={jobs} />;
}

/** In plain words; a job of another version of the portal goes by its own name. */
export const jobName = ({ kind }: FailedJob, kinds: Partial<Record<string, string>>): string =>
  kinds[kind] ?? kind;
