import { useFiguresText } from '#app/i18n/adoption-figures/use-figures-text.ts';
import { type Column, ManagedTable } from '#app/lists/ManagedTable.tsx';
import type { FoundFigures, GroupFigures } from '#domain/adoption/figure-calls.ts';
import styles from './AdoptionFigures.module.css';

type Row = GroupFigures & { id: string; name: string };

interface Props {
  label: string;
  /** Of the names. */
  header: string;
  rows: readonly Row[];
}

/** The figures of each month, or of each rescuer. */
export function FigureTable({ label, header, rows }: Props) {
  const text = useFiguresText();
  const number = (title: string, of: (row: Row) => number | string): Column<Row> => ({
    header: title,
    kind: 'named',
    align: 'end',
    cell: of,
  });
  const columns: Column<Row>[] = [
    { header, kind: 'title', cell: ({ name }) => name },
    number(text.received, ({ received }) => received),
    number(text.adopted, ({ adopted }) => adopted),
    number(text.returned, ({ returned }) => returned),
    number(text.answerShort, ({ answer }) => text.duration(answer.median)),
    number(text.adoptionShort, ({ adoption }) => text.duration(adoption.median)),
  ];
  return <ManagedTable label={label} columns={columns} items={rows} className={styles.table} />;
}

type ReasonProps = Pick<FoundFigures, 'reasons'>;

/** How often each reason of a no was given, with a bar beside the number. */
export function ReasonTable({ reasons }: ReasonProps) {
  const text = useFiguresText();
  const most = Math.max(1, ...reasons.map(({ total }) => total));
  const columns: Column<ReasonProps['reasons'][number] & { id: string }>[] = [
    { header: text.reason, kind: 'title', cell: ({ reason }) => text.reasons[reason] },
    {
      header: text.times,
      kind: 'named',
      cell: ({ total }) => (
        <span className={styles.times}>
          {total}
          <svg className={styles.share} aria-hidden="true">
            <rect width={`${(total / most) * 100}%`} height="100%" rx="3" />
          </svg>
        </span>
      ),
    },
  ];
  return (
    <ManagedTable
      label={text.reasonsTitle}
      columns={columns}
      items={reasons.map((one) => ({ ...one, id: one.reason }))}
      className={styles.table}
    />
  );
}
