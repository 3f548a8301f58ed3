import { AdminFrame } from '#app/administration/AdminFrame.tsx';
import { useSiteInstant } from '#app/administration/use-site-instant.ts';
import { useLoaded } from '#app/api/use-loaded.ts';
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
  type RetentionTerm,
  retentionKinds,
  spanInWords,
  usualAdoptionMonths,
} from '#domain/retention.ts';
import styles from './AdminTable.module.css';
import { findRetention, type RetentionRun } from './retention.ts';

export default function AdminRetentionPage() {
  const text = useAdministrationText().retention;
  return (
    <AdminFrame title={text.title} lead={text.lead}>
      {() => <Retention />}
    </AdminFrame>
  );
}

type Pending = Awaited<ReturnType<typeof findRetention>>['pendientes'][number] & {
  id: string;
  /** For which adoption data is kept. */
  months: number;
};

/** Of a kind that this version does not know as well. */
const termOf = (kind: string, adoptionMonths = usualAdoptionMonths): RetentionTerm | undefined =>
  retentionKinds.includes(kind as RetentionKind)
    ? knownTermOf(kind as RetentionKind, adoptionMonths)
    : undefined;

function Retention() {
  const text = useAdministrationText().retention;
  const { data, failure, reload } = useLoaded(findRetention);
  if (failure) return <FailureNotice failure={failure} retry={reload} />;
  if (!data) return <LoadingScreen />;
  return (
    <>
      <h2>{text.due}</h2>
      <p>{text.dueLead}</p>
      <Due
        due={data.pendientes.map((row) => ({
          ...row,
          id: row.tipo,
          months: data.meses_adopcion,
        }))}
      />
      <h2>{text.runs}</h2>
      {data.corridas.length === 0 ? (
        <EmptyState title={text.noRuns} />
      ) : (
        <RunTable runs={data.corridas.map((run) => ({ ...run, id: run.inicio }))} />
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
      cell: ({ tipo }) => termOf(tipo)?.what[language] ?? tipo,
    },
    {
      header: headers.retention,
      kind: 'named',
      cell: ({ tipo, months }) => {
        const term = termOf(tipo, months);
        if (!term) return '';
        const { after, since } = term;
        if (after.days === 0) return text.until(since[language]);
        return text.since(spanInWords(after, language), since[language]);
      },
    },
    {
      header: headers.action,
      kind: 'named',
      cell: ({ tipo }) => {
        const action = termOf(tipo)?.action;
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
      cell: ({ desde }) => (desde ? <time dateTime={desde}>{when(desde)}</time> : '—'),
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
      cell: ({ inicio }) => <time dateTime={inicio}>{when(inicio)}</time>,
    },
    {
      header: headers.finished,
      kind: 'named',
      cell: ({ fin }) => (fin ? <time dateTime={fin}>{when(fin)}</time> : text.unfinished),
    },
    {
      header: headers.result,
      kind: 'plain',
      className: styles.details,
      cell: ({ resultados }) => {
        const counts = resultados
          .filter(({ total, fallo }) => total > 0 || fallo)
          .map(({ tipo, total, fallo }) => {
            const what = termOf(tipo)?.what[language] ?? tipo;
            return `${what}: ${total.toLocaleString(locale[language])}${fallo ? ` (${text.failed})` : ''}`;
          });
        return counts.length > 0 ? counts.join(' · ') : text.nothing;
      },
    },
  ];
  return <ManagedTable className={styles.table} columns={columns} items={runs} />;
}
