import { useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import { Button } from '#app/components/Button.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import type { Form } from '#app/forms/use-form.ts';
import { useFirstStartText } from '#app/i18n/first-start/use-first-start-text.ts';
import styles from './FirstStart.module.css';
import type { FirstAnswers, Place } from './first-facts.ts';

const newPlace = (): Place => ({
  id: crypto.randomUUID(),
  city: '',
  federalState: '',
  does: { es: '', en: '' },
});

/** As many as its record takes. */
const mostPlaces = 12;

/** The cities that every page names: the portal begins with two that the organisation may have nothing to do with. */
export function PlaceFields({ form }: { form: Form<FirstAnswers> }) {
  const text = useFirstStartText().places;
  const { fields, append, remove } = useFieldArray({
    control: form.form.control,
    name: 'value.places',
    keyName: 'row',
  });
  const place = useRef<HTMLFieldSetElement>(null);
  const removeAt = (index: number) => {
    remove(index);
    // The button that was pressed goes.
    place.current?.focus({ preventScroll: true });
  };
  return (
    <fieldset ref={place} tabIndex={-1} className={styles.places}>
      <legend>{text.title}</legend>
      <p className={styles.hint}>{text.hint}</p>
      {fields.map(({ row, city }, index) => (
        <div key={row} className={styles.place}>
          <TextField label={text.city(index + 1)} {...form.field(`value.places.${index}.city`)} />
          <TextField
            label={text.federalState(index + 1)}
            {...form.field(`value.places.${index}.federalState`)}
          />
          {fields.length > 1 && (
            <Button
              size="small"
              variant="quiet"
              icon="close"
              aria-label={text.removeOne(city || String(index + 1))}
              onClick={() => removeAt(index)}
            >
              {text.remove}
            </Button>
          )}
        </div>
      ))}
      {fields.length < mostPlaces && (
        <div>
          <Button size="small" variant="quiet" onClick={() => append(newPlace())}>
            {text.add}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
