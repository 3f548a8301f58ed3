import { AdminFrame } from '#app/administration/AdminFrame.tsx';
import { useSiteInstant } from '#app/administration/use-site-instant.ts';
import { useCall } from '#app/api/use-call.ts';
import { Icon } from '#app/components/Icon.tsx';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { useAdministrationText } from '#app/i18n/administration/use-administration-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { type Column, ManagedTable } from '#app/lists/ManagedTable.tsx';
import { locale } from '#domain/language.ts';
import {
  termOf as knownTermOf,
  type RetentionKind,
  retentionKinds,
  spanInWords,
} from '#domain/retention/retention.ts';
import {
  type DueData,
  findRetention,
  type RetentionRun,
} from '#domain/retention/retention-calls.ts';
import type { RetentionSettings, RetentionTerm } from '#domain/retention/term.ts';
import styles from './AdminTable.module.css';

export { Workspace as Layout } from '#app/workspace/Workspace.tsx';

export default function AdminRetentionPage() {
  const text = useAdministrationText().retention;
  return (
    <AdminFrame title={text.title} lead={text.lead}>
      {() => <Retention />}
    </AdminFrame>
  );
}

type Pending = DueData & {
  id: string;
  settings: RetentionSettings;
};

/** Of a kind that this version does not know as well. */
const termOf = (kind: string, settings?: RetentionSettings): RetentionTerm | undefined =>
  retentionKinds.includes(kind as RetentionKind)
    ? knownTermOf(kind as RetentionKind, settings)
    : undefined;

function Retention() {
  const text = useAdministrationText().retention;
  const { data, failure, reload } = useCall(findRetention, {});
  if (failure) return <FailureNotice failure={failure} retry={reload} />;
  if (!data) return <LoadingScreen />;
  return (
    <>
      <h2>{text.due}</h2>
      <p>{text.dueLead}</p>
      <Due due={data.due.map((row) => ({ ...row, id: row.kind, settings: data }))} />
      <h2>{text.runs}</h2>
      {data.runs.length === 0 ? (
        <EmptyState title={text.noRuns} />
      ) : (
        <RunTable runs={data.runs.map((run) => ({ ...run, id: run.startedAt }))} />
      )}
    </>
  );
}

/** What the next run has something to do for; the rest is there for whoever wants to know the terms. */
function Due({ due }: { due: readonly Pending[] }) {
  const text = useAdministrationText().retention;
  const waiting = due.filter(({ total }) => total > 0);
  const rest = due.filter(({ total }) => total === 0);
  return (
    <>
      {waiting.length > 0 ? <DueTable due={waiting} /> : <p>{text.nothingDue}</p>}
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary>
            {text.rest(rest.length)}
            <Icon name="chevron" size={20} className={styles.chevron} />
          </summary>
          <DueTable due={rest} />
        </details>
      )}
    </>
  );
}

function DueTable({ due }: { due: readonly Pending[] }) {
  const text = useAdministrationText().retention;
  const language = useLanguage();
  const when = useSiteInstant();
  const { columns: headers } = text;
  const columns: Column<Pending>[] = [
    {
      header: headers.what,
      kind: 'title',
      cell: ({ kind }) => termOf(kind)?.what[language] ?? kind,
    },
    {
      header: headers.retention,
      kind: 'named',
      cell: ({ kind, settings }) => {
        const term = termOf(kind, settings);
        if (!term) return '';
        const { after, since } = term;
        if (after.days === 0) return text.until(since[language]);
        return text.since(spanInWords(after, language), since[language]);
      },
    },
    {
      header: headers.action,
      kind: 'named',
      cell: ({ kind }) => {
        const action = termOf(kind)?.action;
        return action && text.actions[action];
      },
    },
    {
      header: headers.count,
      kind: 'named',
      className: styles.nowrap,
      cell: ({ total }) => total.toLocaleString(locale[language]),
    },
    {
      header: headers.oldest,
      kind: 'named',
      className: styles.nowrap,
      cell: ({ oldest }) => (oldest ? <time dateTime={oldest}>{when(oldest)}</time> : '—'),
    },
  ];
  return <ManagedTable className={styles.table} columns={columns} items={due} />;
}

function RunTable({ runs }: { runs: readonly (RetentionRun & { id: string })[] }) {
  const text = useAdministrationText().retention;
  const language = useLanguage();
  const when = useSiteInstant();
  const { columns: headers } = text;
  const columns: Column<RetentionRun & { id: string }>[] = [
    {
      header: headers.started,
      kind: 'title',
      cell: ({ startedAt }) => <time dateTime={startedAt}>{when(startedAt)}</time>,
    },
    {
      header: headers.finished,
      kind: 'named',
      cell: ({ finishedAt }) =>
        finishedAt ? <time dateTime={finishedAt}>{when(finishedAt)}</time> : text.unfinished,
    },
    {
      header: headers.result,
      kind: 'plain',
      className: styles.details,
      cell: ({ results }) => {
        const counts = results
          .filter(({ total, hasFailed }) => total > 0 || hasFailed)
          .map(({ kind, total, hasFailed }) => {
            const what = termOf(kind)?.what[language] ?? kind;
            return `${what}: ${total.toLocaleString(locale[language])}${hasFailed ? ` (${text.failed})` : ''}`;
          });
        return counts.length > 0 ? counts.join(' · ') : text.nothing;
      },
    },
  ];
  return <ManagedTable className={styles.table} columns={columns} items={runs} />;
}
