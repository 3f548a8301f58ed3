import { useState } from 'react';
import { call } from '#app/api/call.ts';
import { newIdempotencyKey } from '#app/api/transport/idempotency-key.ts';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { ChoiceField } from '#app/forms/ChoiceField.tsx';
import { FormDialog } from '#app/forms/FormDialog.tsx';
import { schemaRules } from '#app/forms/schema-rules.ts';
import { TextField } from '#app/forms/TextField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useChargesText } from '#app/i18n/charges/use-charges-text.ts';
import { useToday } from '#app/site.ts';
import {
  chargeLimits,
  chargeReason,
  handBack,
  handBackWays,
} from '#domain/adoption/charges/charge.ts';
import {
  type BookedCharge,
  forfeitDeposit,
  noteHandBack,
  returnCharge,
} from '#domain/adoption/charges/charge-calls.ts';
import { formatPesos } from '#domain/money.ts';
import { CountDialog } from '../donations/cash/CountDialog.tsx';

/** What is done with a fee or deposit. */
export interface ChargeStep {
  kind: 'giveBack' | 'note' | 'forfeit' | 'cash';
  charge: BookedCharge;
}

interface Props {
  charge: BookedCharge;
  onClose: () => void;
  /** @param title what was done, in words */
  onDone: (title: string) => void;
}

export function ChargeDialog({ step, ...rest }: Omit<Props, 'charge'> & { step: ChargeStep }) {
  const { charge } = step;
  if (step.kind === 'cash') return <CountDialog chargeId={charge.id} {...rest} />;
  const Dialog = { giveBack: GiveBack, note: NoteHandBack, forfeit: Forfeit }[step.kind];
  return <Dialog charge={charge} {...rest} />;
}

function GiveBack({ charge: { id, owedBackCents }, onClose, onDone }: Props) {
  const text = useChargesText().admin;
  const [idempotencyKey] = useState(newIdempotencyKey);
  return (
    <ConfirmDialog
      title={text.giveBackTitle(formatPesos(owedBackCents))}
      action={text.giveBackYes}
      run={async () => {
        const after = await call(returnCharge, { id }, { idempotencyKey });
        onDone(after.owedBackCents > 0 ? text.underWay : text.givenBack);
      }}
      onClose={onClose}
    >
      <p>{text.giveBackText}</p>
    </ConfirmDialog>
  );
}

function NoteHandBack({ charge: { id, owedBackCents }, onClose, onDone }: Props) {
  const text = useChargesText().admin;
  const today = useToday();
  const form = useForm({
    rules: schemaRules(handBack(today)),
    defaults: { way: 'transfer' as 'transfer' | 'cash', onDate: today, note: '' },
    async send(said, { keyOf }) {
      const wanted = { id, ...said };
      await call(noteHandBack, wanted, { idempotencyKey: keyOf(wanted) });
      onDone(text.noted);
    },
  });
  return (
    <FormDialog
      title={text.noteTitle(formatPesos(owedBackCents))}
      words={{ save: text.save, saving: text.saving }}
      form={form}
      onClose={onClose}
    >
      <p>{text.noteText}</p>
      <ChoiceField
        label={text.way}
        options={handBackWays.values.map((value) => ({ value, label: text.ways[value] }))}
        {...form.field('way')}
      />
      <TextField type="date" label={text.onDate} max={today} {...form.field('onDate')} />
      <TextField
        {...form.field('note')}
        label={text.noteField}
        maxLength={chargeLimits.words}
        autoComplete="off"
      />
    </FormDialog>
  );
}

function Forfeit({ charge: { id }, onClose, onDone }: Props) {
  const text = useChargesText().admin;
  const form = useForm({
    rules: schemaRules(chargeReason),
    defaults: { reason: '' },
    async send({ reason }) {
      await call(forfeitDeposit, { id, reason });
      onDone(text.forfeited);
    },
  });
  return (
    <FormDialog
      title={text.forfeitTitle}
      words={{ save: text.forfeitYes, saving: text.saving }}
      form={form}
      onClose={onClose}
    >
      <p>{text.forfeitText}</p>
      <TextField
        {...form.field('reason')}
        label={text.reason}
        maxLength={chargeLimits.words}
        autoComplete="off"
      />
    </FormDialog>
  );
}
