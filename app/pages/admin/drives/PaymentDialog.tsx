import { call } from '#app/api/call.ts';
import { FormDialog } from '#app/forms/FormDialog.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useDriveDeskText } from '#app/i18n/drive-desk/use-drive-desk-text.ts';
import {
  type DriveBookingRow,
  type DriveFile,
  notePlacePayment,
} from '#domain/drives/drive-desk-calls.ts';

interface Props {
  booking: DriveBookingRow;
  drive: DriveFile;
  onDone: () => void;
  onClose: () => void;
}

/** What was paid in cash at the table. */
export function PaymentDialog({ booking, drive, onDone, onClose }: Props) {
  const text = useDriveDeskText().pay;
  const form = useForm({
    defaults: { paidCents: String((booking.paidCents || drive.feeCents) / 100) },
    async send({ paidCents }) {
      const cents = Math.round(Number(paidCents.replace(',', '.')) * 100);
      await call(notePlacePayment, { id: booking.id, paidCents: cents });
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
      <TextField
        label={text.amount}
        inputMode="decimal"
        {...form.field('paidCents', { required: 'required' })}
      />
    </FormDialog>
  );
}
