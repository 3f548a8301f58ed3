import { useState } from 'react';
import { Button } from '#app/components/Button.tsx';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { useCareLotsText } from '#app/i18n/care-lots/use-care-lots-text.ts';
import { lotKind } from '#domain/care/care-lot.ts';
import styles from '../Care.module.css';
import { useCareWords } from '../use-care-words.ts';
import { type Lot, removeLot } from './lot-calls.ts';

interface Props {
  lots: readonly Lot[];
  /** YYYY-MM-DD */
  today: string;
  onChanged: () => void;
  /** Whose a lot was is asked for. */
  onWho: (lot: string) => void;
}

/** Those that expire first before others. */
export function LotList({ lots, today, onChanged, onWho }: Props) {
  const text = useCareLotsText();
  const { dateOf } = useCareWords();
  const [removing, setRemoving] = useState<Lot>();
  const whenOf = ({ caducidad }: Lot) => {
    if (caducidad === null) return text.noDate;
    return (caducidad < today ? text.expired : text.expires)(dateOf(caducidad));
  };
  return (
    <>
      <ul className={`plain-list ${styles.list}`}>
        {lots.map((lot) => {
          const kind = lotKind.fromWire(lot.tipo);
          const isExpired = lot.caducidad !== null && lot.caducidad < today;
          return (
            <li
              key={lot.id}
              className={styles.item}
              data-state={isExpired ? 'atrasada' : undefined}
            >
              <div>
                <p className={styles.name}>
                  {[kind && text.kinds[kind], lot.producto].filter(Boolean).join(': ')}
                </p>
                <p>
                  {text.lot(lot.lote)} · {text.left(lot.quedan, lot.dosis)}
                </p>
                <p className={styles.soft}>{whenOf(lot)}</p>
              </div>
              <div className={styles.ways}>
                <Button
                  size="small"
                  variant="outline"
                  icon="search"
                  aria-label={text.whoOf(lot.lote)}
                  onClick={() => onWho(lot.lote)}
                >
                  {text.who}
                </Button>
                <Button
                  size="small"
                  variant="quiet"
                  icon="trash"
                  aria-label={text.removeOf(lot.lote)}
                  onClick={() => setRemoving(lot)}
                >
                  {text.remove}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      {removing && (
        <ConfirmDialog
          title={text.removeTitle(removing.lote)}
          action={text.remove}
          decline={text.keep}
          run={async () => {
            await removeLot(removing);
            onChanged();
          }}
          onClose={() => setRemoving(undefined)}
        >
          <p>{text.removeText}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
