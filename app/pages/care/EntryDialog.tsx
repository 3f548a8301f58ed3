import { call } from '#app/api/call.ts';
import { FormDialog } from '#app/forms/FormDialog.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useCareText } from '#app/i18n/care/use-care-text.ts';
import {
  correctEntry,
  type EntryWords,
  type MedicalRecord,
  type RecordEntry,
} from '#domain/care/care-calls.ts';
import { type CareKind, careKind } from '#domain/care/care-kinds.ts';
import type { FoundLot } from '#domain/care/care-lot-calls.ts';
import {
  chosenProduct,
  type EntryField,
  EntryFields,
  entryFields,
  fieldsShownOf,
  productChoiceOf,
} from './EntryFields.tsx';
import { useConfirmation } from './use-confirmation.tsx';
import { writeEntries } from './write-entries.ts';

interface Props {
  record: MedicalRecord;
  /** To be corrected; else a new one is written. */
  entry?: RecordEntry;
  /** What a new one begins with. */
  words?: Partial<EntryWords>;
  onClose: () => void;
}

/** One entry of the record; the portal checks it, and what is wrong stands at its field. */
export function EntryDialog({ record, entry, words: given, onClose }: Props) {
  const text = useCareText();
  const initial = entry ?? given ?? {};
  const confirmation = useConfirmation();
  const form = useForm({
    defaults: {
      ...wordsIn(initial),
      kind: kindOf(initial.kind) ?? 'vaccine',
      onDate: initial.onDate ?? record.today,
      productId: productChoiceOf(initial),
    },
    async send(values, { once }) {
      const shown = fieldsShownOf(values.kind).map((name) => [name, values[name]]);
      const productId = chosenProduct(values.productId);
      const words: EntryWords = { ...Object.fromEntries(shown), productId };
      const saved = await confirmation.send(async (confirmed) => {
        const sent = { ...words, confirmed };
        if (entry) await call(correctEntry, { id: entry.id, version: entry.version, ...sent });
        else await writeEntries(once, [record.pet.id], sent);
        return true;
      });
      if (saved) onClose();
    },
  });
  const kind = form.form.watch('kind');

  function fillFrom({ lot, expiresOn, product }: FoundLot) {
    const said = { lot, expiresOn: expiresOn ?? '', product };
    for (const name of ['lot', 'expiresOn', 'product'] as const) {
      form.form.setValue(name, said[name], { shouldDirty: true });
    }
  }

  return (
    <FormDialog
      title={entry ? text.form.correct : text.form.add}
      words={text.form}
      form={form}
      wide
      onClose={onClose}
    >
      <SelectField
        label={text.form.kind}
        {...form.field('kind')}
        options={careKind.values.map((value) => ({
          value,
          label: text.kinds[value],
        }))}
      />
      <EntryFields
        kind={kind}
        record={record}
        initial={initial}
        field={form.field}
        onLot={fillFrom}
      />
      {confirmation.dialog}
    </FormDialog>
  );
}

const kindOf = (value: string | undefined): CareKind | undefined =>
  careKind.values.find((kind) => kind === value);

/** As the fields hold them. */
const wordsIn = (initial: Partial<EntryWords>) =>
  Object.fromEntries(entryFields.map((name) => [name, String(initial[name] ?? '')])) as Record<
    EntryField,
    string
  >;
