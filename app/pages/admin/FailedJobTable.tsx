import { useSiteInstant } from '#app/administration/use-site-instant.ts';
import { Button, ButtonLink } from '#app/components/Button.tsx';
import { useAdministrationText } from '#app/i18n/administration/use-administration-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { type Column, ManagedTable } from '#app/lists/ManagedTable.tsx';
import type { FailedOrigin } from '#domain/jobs/failed-work.ts';
import type { FailedJob } from '#domain/jobs/job-calls.ts';
import type { Language } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import styles from './AdminTable.module.css';

export type JobDecision = 'tryAgain' | 'drop' | 'dismiss';

interface Props {
  jobs: readonly FailedJob[];
  onChoose: (job: FailedJob, decision: JobDecision) => void;
}

export function FailedJobTable({ jobs, onChoose }: Props) {
  const text = useAdministrationText().jobs;
  const language = useLanguage();
  const headers = text.columns;
  const when = useSiteInstant();
  const columns: Column<FailedJob>[] = [
    {
      header: headers.kind,
      kind: 'title',
      cell: (job) => (
        <>
          {jobName(job, text)}
          {job.subject && <p className={styles.details}>«{job.subject}»</p>}
        </>
      ),
    },
    {
      header: headers.recipients,
      kind: 'named',
      className: styles.recipients,
      cell: ({ recipients, recipientCount, isRepeatable, origin }) => {
        if (recipientCount > recipients.length) {
          const others = text.others(recipientCount - recipients.length);
          return [...recipients, others].join(', ');
        }
        return (
          recipients.join(', ') || (origin === 'job' && !isRepeatable ? text.noRecipient : '—')
        );
      },
    },
    {
      header: headers.error,
      kind: 'plain',
      className: styles.details,
      cell: (job) => (
        <>
          {whatToDo(job, text)}
          {job.error && <p>{text.details(job.error, job.attempts)}</p>}
        </>
      ),
    },
    {
      header: headers.failedAt,
      kind: 'named',
      className: styles.nowrap,
      cell: ({ failedAt }) => <time dateTime={failedAt}>{when(failedAt)}</time>,
    },
    {
      header: headers.actions,
      kind: 'actions',
      cell: (job) => {
        const named = `: ${jobName(job, text)}, ${when(job.failedAt)}`;
        return (
          <div className={styles.decisions}>
            {job.origin !== 'job' && (
              <ButtonLink to={pageOf(job, job.origin, language)} variant="outline" size="small">
                {text.open[job.origin]}
                <span className="visually-hidden">{named}</span>
              </ButtonLink>
            )}
            {decisionsOf(job).map((decision) => (
              <Button
                key={decision}
                variant={decision === 'tryAgain' ? 'outline' : 'quiet'}
                size="small"
                onClick={() => onChoose(job, decision)}
              >
                {text[decision].choose}
                <span className="visually-hidden">{named}</span>
              </Button>
            ))}
          </div>
        );
      },
    },
  ];
  return <ManagedTable className={styles.table} columns={columns} items={jobs} />;
}

type Text = ReturnType<typeof useAdministrationText>['jobs'];

/** In plain words; a job of another version of the portal goes by its own name. */
export function jobName({ kind, origin }: FailedJob, text: Text): string {
  if (origin !== 'job') return text.origins[origin];
  const kinds: Partial<Record<string, string>> = text.kinds;
  return kinds[kind] ?? kind;
}

function whatToDo({ origin, reason, isRepeatable, recipients }: FailedJob, text: Text): string {
  if (origin === 'job' && !isRepeatable) return text.forgotten;
  if (origin === 'job' && recipients.length === 0) {
    return reason === 'unreachable' ? text.serviceAway : text.reasons.other;
  }
  if (origin !== 'issue' && origin !== 'event') return text.reasons[reason];
  return text.manyReasons[reason === 'uncertain' ? 'uncertain' : 'refused'];
}

/** An answer leaves the list with its message. */
function decisionsOf({ origin, isRepeatable }: FailedJob): readonly JobDecision[] {
  if (origin === 'reply') return [];
  if (origin !== 'job') return ['dismiss'];
  return isRepeatable ? ['tryAgain', 'drop'] : ['drop'];
}

function pageOf(
  { id, folio }: FailedJob,
  origin: Exclude<FailedOrigin, 'job'>,
  language: Language,
): string {
  if (origin === 'reply') return pathFor('adminMessage', language, { folio: String(folio) });
  return pathFor(origin === 'issue' ? 'adminNewsletter' : 'editEvent', language, { id });
}
