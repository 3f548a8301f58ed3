import { SelectField } from '#app/forms/SelectField.tsx';
import { useCareLotsText } from '#app/i18n/care-lots/use-care-lots-text.ts';
import type { FoundLot } from '#domain/care/care-lot-calls.ts';
import { useCareWords } from '../use-care-words.ts';

interface Props {
  lots: readonly FoundLot[];
  /** Undefined: none of them. */
  onChoose: (lot: FoundLot | undefined) => void;
}

/** One of somebody's own lots, for what was given of it; nothing where there are none. */
export function LotChoice({ lots, onChoose }: Props) {
  const text = useCareLotsText();
  const { dateOf } = useCareWords();
  if (lots.length === 0) return null;
  return (
    <SelectField
      label={text.choice.label}
      empty={text.choice.none}
      options={lots.map(({ id, product, lot, expiresOn }) => ({
        value: id,
        label: text.choice.lot(product, lot, expiresOn && dateOf(expiresOn)),
      }))}
      onChange={({ target }) => onChoose(lots.find(({ id }) => id === target.value))}
    />
  );
}
