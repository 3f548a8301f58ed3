import type { FieldProps } from '#app/contact/field-props.ts';
import { ChoiceField } from '#app/forms/ChoiceField.tsx';
import { EmailField } from '#app/forms/EmailField.tsx';
import { PhoneField } from '#app/forms/PhoneField.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import formStyles from '#app/forms/VisitorForm.module.css';
import { type BookingField, bookingLimits as longest } from '#domain/drives/booking-input.ts';
import { ageBands, reproductions } from '#domain/drives/drive-words.ts';
import { sex, species } from '#domain/pets/vocabularies.ts';
import type { Vocabulary } from '#domain/vocabulary.ts';
import type { DriveLoaded } from './booking-page.ts';
import styles from './Drives.module.css';

interface Props {
  text: DriveLoaded['form'];
  slots: DriveLoaded['slots'];
  field: FieldProps<BookingField>;
}

/** What is asked about one animal, the same for a browser without JavaScript. */
export function BookingFields({ text, slots, field }: Props) {
  const yesOrNo = [
    { value: 'si', label: text.yes },
    { value: 'no', label: text.no },
  ];
  return (
    <>
      <TextField label={text.petName} maxLength={longest.petName} required {...field('petName')} />
      <ChoiceField
        label={text.species}
        options={optionsOf(species, text.speciesNames)}
        {...choiceOf(field('species'))}
      />
      <ChoiceField
        label={text.sex}
        options={optionsOf(sex, text.sexes)}
        {...choiceOf(field('sex'))}
      />
      <TextField
        label={text.weight}
        hint={text.weightHint}
        inputMode="decimal"
        autoComplete="off"
        required
        {...field('weight')}
      />
      <ChoiceField
        label={text.age}
        options={optionsOf(ageBands, text.ages)}
        {...choiceOf(field('age'))}
      />
      <ChoiceField
        label={text.reproduction}
        hint={text.reproductionHint}
        options={optionsOf(reproductions, text.reproductions)}
        {...choiceOf(field('reproduction'))}
      />
      <ChoiceField
        label={text.ill}
        hint={text.illHint}
        options={yesOrNo}
        {...choiceOf(field('ill'))}
      />
      <ChoiceField
        label={text.flatFaced}
        hint={text.flatFacedHint}
        options={yesOrNo}
        {...choiceOf(field('flatFaced'))}
      />
      <TextField
        label={text.medicine}
        hint={text.medicineHint}
        maxLength={longest.medicine}
        {...field('medicine')}
      />
      <ChoiceField label={text.slot} options={slots} {...choiceOf(field('slot'))} />
      <h3 className={styles.reach}>{text.reach}</h3>
      <TextField
        label={text.name}
        hint={text.nameHint}
        autoComplete="name"
        required
        {...field('name')}
      />
      <div className={formStyles.pair}>
        <PhoneField label={text.phone} required {...field('phone')} />
        <EmailField label={text.email} hint={text.emailHint} {...field('email')} />
      </div>
    </>
  );
}

const optionsOf = <Value extends string>(
  words: Vocabulary<Value>,
  labels: Readonly<Record<Value, string>>,
) => words.values.map((value) => ({ value: words.toWire(value), label: labels[value] }));

/** A group of buttons takes no focus of its own. */
const choiceOf = ({ autoFocus: _, ...field }: ReturnType<FieldProps<BookingField>>) =>
  field as { name: string; error?: string; defaultValue?: string };
