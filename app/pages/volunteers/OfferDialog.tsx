import { call } from '#app/api/call.ts';
import { FormDialog } from '#app/forms/FormDialog.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useMyVolunteeringText } from '#app/i18n/my-volunteering/use-my-volunteering-text.ts';
import { useShiftWords } from '#app/volunteers/use-shift-words.ts';
import { offerShift, type VolunteerShift } from '#domain/volunteers/shift-calls.ts';

interface Props {
  shift: VolunteerShift;
  /** All that are shown: one of others may be wished for. */
  shifts: readonly VolunteerShift[];
  onDone: () => void;
  onClose: () => void;
}

/** Offers a shift to others, or for another one alone. */
export function OfferDialog({ shift, shifts, onDone, onClose }: Props) {
  const text = useMyVolunteeringText().shifts;
  const when = useShiftWords();
  const form = useForm({
    defaults: { wants: '' },
    async send({ wants }) {
      await call(offerShift, { id: shift.id, wants: wants || null });
      onDone();
      onClose();
    },
  });
  const wished = shifts.filter(({ isMine, taken }) => !isMine && taken > 0);
  return (
    <FormDialog title={text.offerTitle} words={{ save: text.offer }} form={form} onClose={onClose}>
      <p>{when(shift)}</p>
      <p>{text.offerText}</p>
      {wished.length > 0 && (
        <SelectField
          label={text.wants}
          empty={text.wantsNothing}
          options={wished.map((one) => ({ value: one.id, label: `${when(one)}, ${one.place}` }))}
          {...form.field('wants')}
        />
      )}
    </FormDialog>
  );
}
