import { SelectField } from '#app/forms/SelectField.tsx';
import { useCareLotsText } from '#app/i18n/care-lots/use-care-lots-text.ts';
import { useCareWords } from '../use-care-words.ts';
import type { Lot } from './lot-calls.ts';

interface Props {
  lots: readonly Lot[];
  /** Undefined: none of them. */
  onChoose: (lot: Lot | undefined, form: HTMLFormElement | null) => void;
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
      options={lots.map(({ id, producto, lote, caducidad }) => ({
        value: id,
        label: text.choice.lot(producto, lote, caducidad && dateOf(caducidad)),
      }))}
      onChange={({ target }) =>
        onChoose(
          lots.find(({ id }) => id === target.value),
          target.form,
        )
      }
    />
  );
}
