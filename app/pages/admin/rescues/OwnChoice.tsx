import { useRef, useState } from 'react';
import { useCall } from '#app/api/use-call.ts';
import { Button } from '#app/components/Button.tsx';
import { type ActionOutcome, OutcomeNotice } from '#app/feedback/OutcomeNotice.tsx';
import { useRescueDeskText } from '#app/i18n/rescue-desk/use-rescue-desk-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { RescueChoice } from '#domain/rescues/rescue-choice.ts';
import { findRescueChoice } from '#domain/rescues/rescue-desk-calls.ts';
import { rescueLabels } from '#domain/rescues/rescue-labels.ts';
import { ChoiceDialog } from './ChoiceDialog.tsx';
import styles from './Rescues.module.css';

/** Of which new reports whoever reads is told, and how to change it. */
export function OwnChoice() {
  const text = useRescueDeskText().choice;
  const { data: chosen } = useCall(findRescueChoice, {});
  const [isChoosing, setChoosing] = useState(false);
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const place = useRef<HTMLDivElement>(null);
  if (!chosen) return null;
  return (
    <>
      <OutcomeNotice outcome={outcome} onClose={() => setOutcome(undefined)} place={place} />
      <p className={styles.choice}>
        <Told chosen={chosen} />
        <Button size="small" variant="outline" icon="mail" onClick={() => setChoosing(true)}>
          {text.button}
        </Button>
      </p>
      {isChoosing && (
        <ChoiceDialog
          chosen={chosen}
          onDone={() => setOutcome({ kind: 'success', title: text.saved })}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}

function Told({ chosen: { kinds, federalStates } }: { chosen: RescueChoice }) {
  const text = useRescueDeskText().choice;
  const labels = rescueLabels[useLanguage()];
  const all = kinds.length + federalStates.length === 0;
  const told = [
    kinds.map((kind) => labels.kinds[kind]).join(', '),
    federalStates.join(', '),
  ].filter(Boolean);
  return <span>{all ? text.all : text.some(told.join(' · '))}</span>;
}
