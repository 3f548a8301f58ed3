import { useState } from 'react';
import { call } from '#app/api/call.ts';
import { useCallPage } from '#app/api/use-call.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { CheckField } from '#app/forms/CheckField.tsx';
import { FormDialog } from '#app/forms/FormDialog.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useFosteringText } from '#app/i18n/fostering/use-fostering-text.ts';
import { useToday } from '#app/site.ts';
import { findHomes } from '#domain/fostering/foster-home-calls.ts';
import { placementLimits } from '#domain/fostering/foster-placement.ts';
import { type PetFostering, placePet } from '#domain/fostering/foster-stay-calls.ts';
import { linesOf } from './lines-of.ts';
import { knownHomesOf, offeredHomesOf } from './offered-homes.ts';

interface Props {
  fostering: PetFostering;
  /** All homes may be chosen; else those that the owner knows. */
  mayManage: boolean;
  onDone: () => void;
  onClose: () => void;
}

/** A pet goes to a home, which was asked before. */
export function PlaceDialog({ fostering, mayManage, onDone, onClose }: Props) {
  const text = useFosteringText().placing;
  const today = useToday();
  const { pet } = fostering;
  const [city, setCity] = useState('');
  const { data, failure, reload } = useCallPage(
    findHomes,
    { status: 'active', city, limit: 50 },
    { isWanted: mayManage, keepsPrevious: true },
  );
  const homes = mayManage ? data && offeredHomesOf(data.items, pet) : knownHomesOf(fostering);
  const form = useForm({
    defaults: {
      homeId: '',
      isAgreed: false,
      startedOn: today,
      plannedUntil: '',
      lent: '',
      notes: '',
    },
    async send({ lent, isAgreed, ...values }, { keyOf }) {
      const placement = {
        ...values,
        petId: pet.id,
        lent: linesOf(lent).map((what) => ({ what })),
        isAgreed: needsAgreement && isAgreed,
      };
      await call(placePet, placement, { idempotencyKey: keyOf(placement) });
      onDone();
    },
  });
  const homeId = form.form.watch('homeId');
  const home = homes?.find(({ id }) => id === homeId);
  const needsAgreement = home !== undefined && (home.free <= 0 || !home.fits);
  const { error: _, ...agreed } = form.field('isAgreed');
  const none = homes?.length === 0 && city === '';
  return (
    <FormDialog
      title={text.title(pet.name)}
      words={{ save: text.yes, cancel: text.cancel }}
      form={form}
      onClose={onClose}
    >
      {failure && <FailureNotice failure={failure} retry={reload} />}
      {none && <p>{mayManage ? text.noneStaff : text.noneOwner}</p>}
      {mayManage && (
        <TextField
          type="search"
          label={text.city}
          defaultValue={city}
          onBlur={({ target }) => setCity(target.value.trim())}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // It would send the form.
            event.preventDefault();
            setCity(event.currentTarget.value.trim());
          }}
        />
      )}
      <SelectField
        label={text.home}
        empty={text.choose}
        options={(homes ?? []).map(({ id, name, city: place, free }) => ({
          value: id,
          label: text.option(name, place, free),
        }))}
        {...form.field('homeId')}
      />
      {needsAgreement && <CheckField label={text.agreed} hint={text.agreedHint} {...agreed} />}
      <TextField type="date" max={today} label={text.from} {...form.field('startedOn')} />
      <TextField
        type="date"
        min={today}
        label={text.until}
        hint={text.untilHint}
        {...form.field('plannedUntil')}
      />
      <TextField
        multiline
        rows={3}
        label={text.lent}
        hint={text.lentHint}
        {...form.field('lent')}
      />
      <TextField
        multiline
        rows={3}
        label={text.notes}
        maxLength={placementLimits.notes}
        {...form.field('notes')}
      />
    </FormDialog>
  );
}
