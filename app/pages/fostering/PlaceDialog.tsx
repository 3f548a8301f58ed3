import { useCallback, useState } from 'react';
import { useLoaded } from '#app/api/use-loaded.ts';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useIdempotencyKey } from '#app/forms/use-idempotency-key.ts';
import { useFosteringText } from '#app/i18n/fostering/use-fostering-text.ts';
import { useToday } from '#app/site.ts';
import { placementLimits } from '#domain/fostering/foster-placement.ts';
import styles from './Fostering.module.css';
import { findOfferedHomes, knownHomesOf, type PetFostering, placePet } from './foster-calls.ts';
import { linesOf, useDialogFields } from './use-dialog-fields.ts';

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
  const { mascota } = fostering;
  const { keyOf } = useIdempotencyKey();
  const [city, setCity] = useState('');
  const [isAgreed, setAgreed] = useState(false);
  const load = useCallback(
    async () => (mayManage ? findOfferedHomes(mascota.especie, city) : knownHomesOf(fostering)),
    [mayManage, mascota.especie, city, fostering],
  );
  const { data: homes, failure, reload } = useLoaded(load);
  const { values, field, send } = useDialogFields({
    hogar_id: '',
    desde: today,
    previsto: '',
    prestamos: '',
    notas: '',
  });
  const home = homes?.find(({ id }) => id === values.hogar_id);
  const needsAgreement = home !== undefined && (home.free <= 0 || !home.fits);
  const none = homes?.length === 0 && city === '';
  return (
    <ConfirmDialog
      title={text.title(mascota.nombre)}
      action={text.yes}
      decline={text.cancel}
      onClose={onClose}
      run={async () => {
        await send(async () => {
          const placement = {
            ...values,
            mascota_id: mascota.id,
            prestamos: linesOf(values.prestamos).map((que) => ({ que })),
            de_acuerdo: needsAgreement && isAgreed,
          };
          await placePet(placement, keyOf(placement));
        });
        onDone();
      }}
    >
      {failure && <FailureNotice failure={failure} retry={reload} />}
      {none && <p>{mayManage ? text.noneStaff : text.noneOwner}</p>}
      {mayManage && (
        <TextField
          type="search"
          label={text.city}
          defaultValue={city}
          onBlur={({ target }) => setCity(target.value.trim())}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Enter') setCity(currentTarget.value.trim());
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
        {...field('hogar_id')}
      />
      {needsAgreement && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={isAgreed}
            onChange={({ target }) => setAgreed(target.checked)}
          />
          <span>
            {text.agreed}
            <span className={styles.soft}>{text.agreedHint}</span>
          </span>
        </label>
      )}
      <TextField type="date" max={today} label={text.from} {...field('desde')} />
      <TextField
        type="date"
        min={today}
        label={text.until}
        hint={text.untilHint}
        {...field('previsto')}
      />
      <TextField
        multiline
        rows={3}
        label={text.lent}
        hint={text.lentHint}
        {...field('prestamos')}
      />
      <TextField
        multiline
        rows={3}
        label={text.notes}
        maxLength={placementLimits.notes}
        {...field('notas')}
      />
    </ConfirmDialog>
  );
}
