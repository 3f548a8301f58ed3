import { useState } from 'react';
import { call } from '#app/api/call.ts';
import { FormDialog } from '#app/forms/FormDialog.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { SaidByPage, useForm } from '#app/forms/use-form.ts';
import { useCashCountsText } from '#app/i18n/cash-counts/use-cash-counts-text.ts';
import { useToday } from '#app/site.ts';
import { type CashPieces, denominations, sumOf } from '#domain/donations/cash-count.ts';
import { countCash } from '#domain/donations/cash-count-calls.ts';
import { singleKinds } from '#domain/donations/donation-kind.ts';
import { formatAmount, formatPesos } from '#domain/money.ts';
import { PurposeFields } from '../PurposeFields.tsx';
import styles from './CashCounts.module.css';

const smallestBill = 5_000;
/** Of this value there are both. */
const billAndCoin = 2_000;

/** A field for each note and coin; their names begin with a letter, for a form takes numbers for places of a list. */
const fields = denominations.map((valueCents) => ({
  valueCents,
  name: `of${valueCents}` as const,
}));
type PieceName = (typeof fields)[number]['name'];

/** How many there are, as somebody typed it; undefined for what is no number. */
function countIn(typed: string): number | undefined {
  const text = typed.trim();
  if (text === '') return 0;
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

function piecesOf(values: Record<PieceName, string>): CashPieces[] {
  return fields.map(({ valueCents, name }) => ({
    valueCents,
    count: countIn(values[name]) ?? 0,
  }));
}

interface Props {
  /** Of what an adoption asks for, which the cash pays; without it the cash is a gift. */
  chargeId?: string;
  onClose: () => void;
  onDone: (title: string) => void;
}

/** Asks how many there are of each note and coin, and sums them. */
export function CountDialog({ chargeId, onClose, onDone }: Props) {
  const { form: text } = useCashCountsText();
  const today = useToday();
  const [petId, setPetId] = useState('');
  const none = Object.fromEntries(fields.map(({ name }) => [name, ''])) as Record<
    PieceName,
    string
  >;
  const form = useForm({
    defaults: { givenOn: today, place: '', kind: 'other', campaignId: '', ...none },
    async send({ givenOn, place, kind, campaignId, ...values }, { keyOf }) {
      const wrong = fields.find(({ name }) => countIn(values[name]) === undefined);
      const pieces = piecesOf(values).filter(({ count }) => count > 0);
      if (wrong || pieces.length === 0) {
        form.form.setError(wrong?.name ?? 'of50000', { message: text.nothing });
        throw new SaidByPage();
      }
      const purpose = {
        kind: singleKinds.find((one) => one === kind),
        ...(campaignId && { campaignId }),
        ...(petId && { petId }),
      };
      const wanted = { givenOn, place, pieces, ...(chargeId ? { chargeId } : purpose) };
      await call(countCash, wanted, { idempotencyKey: keyOf(wanted) });
      onDone(text.done);
    },
  });
  const label = (valueCents: number) => {
    const pesos =
      valueCents >= 100 ? formatAmount(valueCents).replace('.00', '') : `${valueCents} ¢`;
    if (valueCents === billAndCoin) return text.billOrCoin(pesos);
    return valueCents >= smallestBill ? text.bill(pesos) : text.coin(pesos);
  };
  return (
    <FormDialog
      title={text.title}
      words={{ save: text.save, saving: text.saving }}
      form={form}
      onClose={onClose}
      wide
    >
      <TextField type="date" label={text.date} max={today} {...form.field('givenOn')} />
      <TextField
        {...form.field('place')}
        label={text.place}
        hint={text.placeHint}
        maxLength={120}
        autoComplete="off"
      />
      {chargeId === undefined && (
        <PurposeFields
          kind={form.field('kind')}
          campaign={form.field('campaignId')}
          petId={petId}
          onPet={setPetId}
        />
      )}
      <h3>{text.pieces}</h3>
      <div className={styles.pieces}>
        {fields.map(({ valueCents, name }) => (
          <TextField
            key={name}
            {...form.field(name)}
            label={label(valueCents)}
            inputMode="numeric"
            autoComplete="off"
          />
        ))}
      </div>
      <p className={styles.sum} aria-live="polite">
        {text.sum}: {formatPesos(sumOf(piecesOf(form.form.watch())))}
      </p>
    </FormDialog>
  );
}
