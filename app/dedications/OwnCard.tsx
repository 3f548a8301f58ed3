import { useState } from 'react';
import { call, callFile } from '#app/api/call.ts';
import { Button } from '#app/components/Button.tsx';
import { longDate } from '#app/components/long-date.ts';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { useDedicationText } from '#app/i18n/dedications/use-dedication-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { DownloadButton } from '#app/lists/DownloadButton.tsx';
import { isOpenCard } from '#domain/dedications/card.ts';
import { cardText } from '#domain/dedications/card-words.ts';
import type { Dedication } from '#domain/dedications/dedication.ts';
import {
  changeDedication,
  type OwnDedication,
  printDedication,
  stopDedication,
} from '#domain/dedications/dedication-calls.ts';
import { locale } from '#domain/language.ts';
import styles from './Card.module.css';
import DedicationDialog from './DedicationDialog.tsx';

interface Props {
  card: OwnDedication;
  /** Of a gift without an account. */
  linkKey?: string | undefined;
}

/** How the card of a gift stands; until it leaves its donor changes or stops it. */
export function OwnCard({ card, linkKey: key }: Props) {
  const text = useDedicationText();
  const language = useLanguage();
  const [asks, setAsks] = useState<'change' | 'stop'>();
  const { donationId, state, sendOn, sentAt, receiver } = card;
  const gift = { donationId, ...(key !== undefined && { key }) };
  const day = sentAt?.slice(0, 10) ?? sendOn ?? undefined;
  const { heading } = cardText({ ...card, organisation: '', amount: undefined }, card.language);
  const isPaid = state !== 'waiting' && state !== 'cancelled';
  const close = () => setAsks(undefined);
  return (
    <div className={styles.own}>
      <h3>{heading}</h3>
      <p role="status">{text.states[state](day ? longDate(day, locale[language]) : undefined)}</p>
      {receiver && <p className={styles.soft}>{text.to(receiver)}</p>}
      <div className={styles.ways}>
        {isPaid && (
          <DownloadButton
            label={text.print}
            fetchFile={async () => ({
              name: `${heading}.pdf`,
              content: await callFile(printDedication, { ...gift, language }),
            })}
          />
        )}
        {isOpenCard(state) && (
          <Button variant="soft" size="small" onClick={() => setAsks('change')}>
            {text.change}
          </Button>
        )}
        {(state === 'waiting' || state === 'ready') && card.delivery === 'mail' && (
          <Button variant="quiet" size="small" onClick={() => setAsks('stop')}>
            {text.stop}
          </Button>
        )}
      </div>
      {asks === 'change' && (
        <DedicationDialog
          card={card as Dedication}
          sender={card.sender}
          amountCents={card.amountCents}
          save={text.saveChange}
          onSave={async (written) => {
            await call(changeDedication, { ...gift, dedication: written });
          }}
          onClose={close}
        />
      )}
      {asks === 'stop' && (
        <ConfirmDialog
          title={text.stopTitle}
          action={text.stop}
          decline={text.keep}
          run={async () => {
            await call(stopDedication, gift);
          }}
          onClose={close}
        >
          <p>{text.stopText}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
