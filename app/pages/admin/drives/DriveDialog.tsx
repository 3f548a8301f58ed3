import { useState } from 'react';
import { call } from '#app/api/call.ts';
import { FormDialog } from '#app/forms/FormDialog.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useDriveDeskText } from '#app/i18n/drive-desk/use-drive-desk-text.ts';
import { useToday } from '#app/site.ts';
import { changeDrive, createDrive, type DriveFile } from '#domain/drives/drive-desk-calls.ts';
import { driveLimits } from '#domain/drives/drive-machine.ts';
import { type GroupRow, GroupRows, newGroup } from './GroupRows.tsx';
import { newSlot, type SlotRow, SlotRows } from './SlotRows.tsx';

interface Props {
  /** Without one a drive is made. */
  drive?: DriveFile;
  onDone: (folio: number) => void;
  onClose: () => void;
}

/** What a drive says, with its hours and the animals that it is for. */
export function DriveDialog({ drive, onDone, onClose }: Props) {
  const text = useDriveDeskText().form;
  const today = useToday();
  const [slots, setSlots] = useState<readonly SlotRow[]>(
    drive
      ? drive.slots.map(({ time, places }) => ({ ...newSlot(time), places: String(places) }))
      : [newSlot('08:00')],
  );
  const [groups, setGroups] = useState<readonly GroupRow[]>(
    drive ? drive.capacity.map(groupOf) : [newGroup('dog'), newGroup('cat')],
  );
  const form = useForm({
    defaults: {
      title: drive?.title ?? '',
      onDate: drive?.onDate ?? '',
      place: drive?.place ?? '',
      notes: drive?.notes ?? '',
      fee: String((drive?.feeCents ?? 0) / 100),
      household: String(drive?.householdLimit ?? driveLimits.usualHousehold),
    },
    fieldOf: { feeCents: 'fee', cuota: 'fee', householdLimit: 'household', por_casa: 'household' },
    async send({ fee, household, ...said }, { once }) {
      const details = {
        ...said,
        feeCents: Math.round(Number(fee.replace(',', '.')) * 100) || 0,
        householdLimit: Number(household) || 0,
        slots: slots.map(({ time, places }) => ({ time, places: Number(places) || 0 })),
        capacity: groups.map(({ species, sex, upTo, places }) => ({
          ...{ species, sex, places: Number(places) || 0 },
          upTo: upTo === '' ? null : Math.round(Number(upTo.replace(',', '.')) * 1_000) || 0,
        })),
      };
      if (drive) await call(changeDrive, { folio: drive.folio, ...details });
      const { folio } =
        drive ??
        (await once(details, (idempotencyKey) => call(createDrive, details, { idempotencyKey })));
      onClose();
      onDone(folio);
    },
  });
  const required = { required: 'required' } as const;
  return (
    <FormDialog
      title={drive ? text.change : text.create}
      words={{ save: text.save }}
      form={form}
      wide
      onClose={onClose}
    >
      <TextField
        label={text.title}
        maxLength={driveLimits.title}
        {...form.field('title', required)}
      />
      <TextField
        type="date"
        label={text.onDate}
        min={drive ? undefined : today}
        {...form.field('onDate', required)}
      />
      <TextField
        label={text.place}
        maxLength={driveLimits.place}
        {...form.field('place', required)}
      />
      <SlotRows slots={slots} onChange={setSlots} />
      <GroupRows groups={groups} onChange={setGroups} />
      <TextField label={text.fee} hint={text.feeHint} inputMode="decimal" {...form.field('fee')} />
      <TextField
        label={text.household}
        inputMode="numeric"
        {...form.field('household', required)}
      />
      <TextField
        multiline
        rows={3}
        label={text.notes}
        maxLength={driveLimits.notes}
        {...form.field('notes')}
      />
    </FormDialog>
  );
}

const groupOf = ({ species, sex, upTo, places }: DriveFile['capacity'][number]): GroupRow => ({
  ...newGroup(species),
  ...{ sex, places: String(places), upTo: upTo === null ? '' : String(upTo / 1_000) },
});
