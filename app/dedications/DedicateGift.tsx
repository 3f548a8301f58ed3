import { lazy, useState } from 'react';
import { Button } from '#app/components/Button.tsx';
import { LazyBoundary } from '#app/components/LazyBoundary.tsx';
import { longDate } from '#app/components/long-date.ts';
import { useDedicationText } from '#app/i18n/dedications/use-dedication-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { cardText } from '#domain/dedications/card-words.ts';
import type { Dedication } from '#domain/dedications/dedication.ts';
import { locale } from '#domain/language.ts';
import styles from './Card.module.css';

const DedicationDialog = lazy(() => import('./DedicationDialog.tsx'));

interface Props {
  card: Dedication | undefined;
  onChange: (card: Dedication | undefined) => void;
  sender: string;
  amountCents: number;
  disabled: boolean;
}

/** Before a gift is paid: whether a card goes with it, and which. */
export default function DedicateGift({ card, onChange, sender, amountCents, disabled }: Props) {
  const text = useDedicationText();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.offer}>
      {card ? (
        <p>
          {text.summary(
            cardText({ ...card, organisation: '', amount: undefined }, card.language).heading,
            card.sendOn ? longDate(card.sendOn, locale[language]) : undefined,
          )}{' '}
          {text.afterPaid}
        </p>
      ) : (
        <p className={styles.soft}>{text.offerHint}</p>
      )}
      <div className={styles.ways}>
        <Button
          variant="outline"
          size="small"
          icon="heart"
          disabled={disabled}
          onClick={() => setOpen(true)}
        >
          {card ? text.change : text.offer}
        </Button>
        {card && (
          <Button
            variant="quiet"
            size="small"
            disabled={disabled}
            onClick={() => onChange(undefined)}
          >
            {text.remove}
          </Button>
        )}
      </div>
      {isOpen && (
        <LazyBoundary>
          <DedicationDialog
            card={card}
            sender={sender}
            amountCents={amountCents}
            save={text.save}
            onSave={onChange}
            onClose={() => setOpen(false)}
          />
        </LazyBoundary>
      )}
    </div>
  );
}
