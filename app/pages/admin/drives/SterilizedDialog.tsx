import { call } from '#app/api/call.ts';
import { CheckField } from '#app/forms/CheckField.tsx';
import { FormDialog } from '#app/forms/FormDialog.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useDriveDeskText } from '#app/i18n/drive-desk/use-drive-desk-text.ts';
import { type DriveBookingRow, sterilizeAnimal } from '#domain/drives/drive-desk-calls.ts';

interface Props {
  booking: DriveBookingRow;
  onDone: () => void;
  onClose: () => void;
}

/** The vet of the last animal: at a drive it is mostly the same one. */
let lastVet = { vetName: '', vetLicence: '' };

/** Who operated; and the signature on paper, where there is none here. */
export function SterilizedDialog({ booking, onDone, onClose }: Props) {
  const text = useDriveDeskText().sterilize;
  const form = useForm({
    defaults: { ...lastVet, onPaper: false },
    async send(said) {
      await call(sterilizeAnimal, { id: booking.id, ...said });
      lastVet = { vetName: said.vetName, vetLicence: said.vetLicence };
      onDone();
      onClose();
    },
  });
  return (
    <FormDialog
      title={text.title(booking.petName)}
      words={{ save: text.save }}
      form={form}
      onClose={onClose}
    >
      <p>{text.text}</p>
      <TextField label={text.vet} {...form.field('vetName', { required: 'nameRequired' })} />
      <TextField label={text.licence} {...form.field('vetLicence')} />
      {!booking.consent && <CheckField label={text.onPaper} {...form.field('onPaper')} />}
    </FormDialog>
  );
}
