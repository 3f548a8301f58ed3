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
      cell: (job) => {
        const { recipients, recipientCount, origin } = job;
        if (recipientCount > recipients.length) {
          const others = text.others(recipientCount - recipients.length);
          return [...recipients, others].join(', ');
        }
        return recipients.join(', ') || (byOrigin[origin].noRecipient?.(job, text) ?? '—');
      },
    },
    {
      header: headers.error,
      kind: 'plain',
      className: styles.details,
      cell: (job) => (
        <>
          {byOrigin[job.origin].whatToDo(job, text)}
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
        const { origin } = job;
        const { page, decisions } = byOrigin[origin];
        const named = `: ${jobName(job, text)}, ${when(job.failedAt)}`;
        return (
          <div className={styles.decisions}>
            {page && origin !== 'job' && (
              <ButtonLink to={page(job, language)} variant="outline" size="small">
                {text.open[origin]}
                <span className="visually-hidden">{named}</span>
              </ButtonLink>
            )}
            {decisions(job).map((decision) => (
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

/** What is shown of a failure, by where it comes from. */
interface Shown {
  name: (job: FailedJob, text: Text) => string;
  whatToDo: (job: FailedJob, text: Text) => string;
  decisions: (job: FailedJob) => readonly JobDecision[];
  /** Where there is no address. */
  noRecipient?: (job: FailedJob, text: Text) => string;
  /** The page of what could not be sent. */
  page?: (job: FailedJob, language: Language) => string;
}

const byOrigin: Readonly<Record<FailedOrigin, Shown>> = {
  job: {
    // A job of another version of the portal goes by its own name.
    name: ({ kind }, { kinds }) => (kinds as Partial<Record<string, string>>)[kind] ?? kind,
    whatToDo: whatToDoOfJob,
    decisions: ({ isRepeatable }) => (isRepeatable ? ['tryAgain', 'drop'] : ['drop']),
    noRecipient: ({ isRepeatable }, text) => (isRepeatable ? '—' : text.noRecipient),
  },
  reply: {
    name: (_, text) => text.origins.reply,
    whatToDo: ({ reason }, text) => text.reasons[reason],
    // It leaves the list with its message.
    decisions: () => [],
    page: ({ folio }, language) => pathFor('adminMessage', language, { folio: String(folio) }),
  },
  issue: {
    name: (_, text) => text.origins.issue,
    whatToDo: whatToDoOfMany,
    decisions: () => ['dismiss'],
    page: ({ id }, language) => pathFor('adminNewsletter', language, { id }),
  },
  event: {
    name: (_, text) => text.origins.event,
    whatToDo: whatToDoOfMany,
    decisions: () => ['dismiss'],
    page: ({ id }, language) => pathFor('editEvent', language, { id }),
  },
};

/** In plain words. */
export const jobName = (job: FailedJob, text: Text): string => byOrigin[job.origin].name(job, text);

function whatToDoOfJob({ reason, isRepeatable, recipients }: FailedJob, text: Text): string {
  if (!isRepeatable) return text.forgotten;
  if (recipients.length > 0) return text.reasons[reason];
  return reason === 'unreachable' ? text.serviceAway : text.reasons.other;
}

function whatToDoOfMany({ reason }: FailedJob, text: Text): string {
  return text.manyReasons[reason === 'uncertain' ? 'uncertain' : 'refused'];
}
