import { useEffect, useRef } from 'react';
import { Button } from '#app/components/Button.tsx';
import { useCareText } from '#app/i18n/care/use-care-text.ts';
import { useVetVisitText } from '#app/i18n/vet-visit/use-vet-visit-text.ts';
import { vetLinkLimits } from '#domain/care/vet-link.ts';
import type { AskedVisit } from '#domain/care/vet-visit-calls.ts';
import { EntryFields } from '../EntryFields.tsx';
import styles from './Visit.module.css';
import { type DoneRow, doneKinds, doneWordsOf, rowField } from './visit-draft.ts';

interface Props {
  rows: readonly DoneRow[];
  /** Of a draft. */
  values: Readonly<Record<string, string>>;
  asked: AskedVisit;
  field: (name: string) => { name: string; error: string | undefined };
  onChange: (rows: readonly DoneRow[]) => void;
  busy: boolean;
}

/** What was given or done at the visit, any number of each kind. */
export function DoneRows({ rows, values, asked, field, onChange, busy }: Props) {
  const text = useVetVisitText().form;
  const { kinds } = useCareText();
  const list = useRef<HTMLDivElement>(null);
  const adding = useRef<HTMLDivElement>(null);
  const before = useRef(rows.length);
  useEffect(() => {
    const grew = rows.length > before.current;
    const shrank = rows.length < before.current;
    before.current = rows.length;
    const last = list.current?.querySelector<HTMLElement>('fieldset:last-child :is(select, input)');
    if (grew) last?.focus();
    if (shrank) adding.current?.querySelector('button')?.focus();
  }, [rows.length]);
  const isFull = rows.length >= vetLinkLimits.done;
  // Another one than of any that was removed, whose draft must not come back.
  const add = (kind: DoneRow['kind']) => onChange([...rows, { id: `d${Date.now()}`, kind }]);

  return (
    <fieldset className={styles.part}>
      <legend>{text.done}</legend>
      <p className={styles.soft}>{text.doneLead}</p>
      <div ref={list} className={styles.rows}>
        {rows.map((row, index) => {
          const name = `${index + 1}. ${kinds[row.kind]}`;
          return (
            <fieldset key={row.id} className={styles.row}>
              <legend>{name}</legend>
              <EntryFields
                kind={row.kind}
                record={{
                  today: asked.today,
                  products: asked.products.map((one) => ({ ...one, active: true })),
                }}
                initial={doneWordsOf(row, values)}
                field={(entryField) => field(rowField(row, entryField))}
                isPart
              />
              <div>
                <Button
                  size="small"
                  variant="quiet"
                  icon="trash"
                  aria-label={text.removeOf(name)}
                  disabled={busy}
                  onClick={() => onChange(rows.filter(({ id }) => id !== row.id))}
                >
                  {text.remove}
                </Button>
              </div>
            </fieldset>
          );
        })}
      </div>
      {isFull && <p role="status">{text.most(vetLinkLimits.done)}</p>}
      <div ref={adding} className={styles.ways}>
        {doneKinds.map((kind) => (
          <Button
            key={kind}
            size="small"
            variant="outline"
            icon="plus"
            aria-label={text.add(kinds[kind])}
            disabled={busy || isFull}
            onClick={() => add(kind)}
          >
            {kinds[kind]}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
