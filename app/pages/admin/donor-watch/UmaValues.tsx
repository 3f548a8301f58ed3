import { useState } from 'react';
import { Button } from '#app/components/Button.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useDonorWatchText } from '#app/i18n/donor-watch/use-donor-watch-text.ts';
import { type Column, ManagedTable } from '#app/lists/ManagedTable.tsx';
import type { Uma } from '#domain/donations/uma-calls.ts';
import { formatPesos } from '#domain/money.ts';
import styles from './DonorWatch.module.css';
import { UmaDialog } from './UmaDialog.tsx';

type Row = Uma['values'][number] & { id: string };

/** By what the watch counts, and the years whose value a treasurer enters. */
export function UmaValues({ uma, reload }: { uma: Uma; reload: () => void }) {
  const text = useDonorWatchText().uma;
  const [entering, setEntering] = useState<number>();
  const [entered, setEntered] = useState('');
  const columns: Column<Row>[] = [
    { header: text.columns.year, kind: 'title', cell: ({ year }) => text.from(year) },
    {
      header: text.columns.value,
      kind: 'named',
      align: 'end',
      cell: ({ cents }) => formatPesos(cents),
    },
    {
      header: text.columns.source,
      kind: 'named',
      cell: ({ isEntered }) => (isEntered ? text.entered : text.brought),
    },
  ];
  const rows = uma.values.map((value) => ({ ...value, id: String(value.year) }));
  return (
    <section className={styles.watch}>
      <h2>{text.title}</h2>
      <p className={styles.soft}>{text.source}</p>
      {entered && (
        <Notice kind="success" title={entered} announce>
          <p>{text.saved}</p>
        </Notice>
      )}
      {uma.enterable.map((year) => (
        <div key={year}>
          <Button size="small" variant="outline" onClick={() => setEntering(year)}>
            {uma.missing.includes(year) ? text.enter(year) : text.correct(year)}
          </Button>
        </div>
      ))}
      <ManagedTable columns={columns} items={rows} label={text.title} />
      {entering !== undefined && (
        <UmaDialog
          year={entering}
          known={uma.values.find(({ year }) => year === entering)?.cents}
          onClose={() => setEntering(undefined)}
          onSaved={(cents) => {
            setEntered(text.done(entering, formatPesos(cents)));
            reload();
          }}
        />
      )}
    </section>
  );
}
