import { useState } from 'react';
import { call } from '#app/api/call.ts';
import { Button } from '#app/components/Button.tsx';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { useCareLotsText } from '#app/i18n/care-lots/use-care-lots-text.ts';
import { type FoundLot, removeCareLot } from '#domain/care/care-lot-calls.ts';
import styles from '../Care.module.css';
import { useCareWords } from '../use-care-words.ts';

interface Props {
  lots: readonly FoundLot[];
  /** YYYY-MM-DD */
  today: string;
  /** Whose a lot was is asked for. */
  onWho: (lot: string) => void;
}

/** Those that expire first before others. */
export function LotList({ lots, today, onWho }: Props) {
  const text = useCareLotsText();
  const { dateOf } = useCareWords();
  const [removing, setRemoving] = useState<FoundLot>();
  const whenOf = ({ expiresOn }: FoundLot) => {
    if (expiresOn === null) return text.noDate;
    return (expiresOn < today ? text.expired : text.expires)(dateOf(expiresOn));
  };
  return (
    <>
      <ul className={`plain-list ${styles.list}`}>
        {lots.map((lot) => {
          const isExpired = lot.expiresOn !== null && lot.expiresOn < today;
          return (
            <li key={lot.id} className={styles.item} data-state={isExpired ? 'late' : undefined}>
              <div>
                <p className={styles.name}>{`${text.kinds[lot.kind]}: ${lot.product}`}</p>
                <p>
                  {text.lot(lot.lot)} · {text.left(lot.left, lot.doses)}
                </p>
                <p className={styles.soft}>{whenOf(lot)}</p>
              </div>
              <div className={styles.ways}>
                <Button
                  size="small"
                  variant="outline"
                  icon="search"
                  aria-label={text.whoOf(lot.lot)}
                  onClick={() => onWho(lot.lot)}
                >
                  {text.who}
                </Button>
                <Button
                  size="small"
                  variant="quiet"
                  icon="trash"
                  aria-label={text.removeOf(lot.lot)}
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
          title={text.removeTitle(removing.lot)}
          action={text.remove}
          decline={text.keep}
          run={async () => {
            await call(removeCareLot, { id: removing.id });
          }}
          onClose={() => setRemoving(undefined)}
        >
          <p>{text.removeText}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
