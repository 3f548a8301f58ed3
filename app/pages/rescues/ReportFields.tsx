import type { FieldProps } from '#app/contact/field-props.ts';
import { ChoiceField } from '#app/forms/ChoiceField.tsx';
import { EmailField } from '#app/forms/EmailField.tsx';
import { PhoneField } from '#app/forms/PhoneField.tsx';
import { PositionField } from '#app/forms/PositionField.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import formStyles from '#app/forms/VisitorForm.module.css';
import type { RescueFormText } from '#app/i18n/rescue-form.ts';
import { rescueLimits as longest, type RescueField } from '#domain/rescues/rescue-input.ts';
import { rescueKinds, rescueSpecies } from '#domain/rescues/rescue-words.ts';
import styles from './Help.module.css';

/** What whoever reports an animal is asked, the same for a browser without JavaScript. */
export function ReportFields({
  text,
  field,
}: {
  text: RescueFormText;
  field: FieldProps<RescueField>;
}) {
  const yesOrNo = [
    { value: 'si', label: text.yes },
    { value: 'no', label: text.no },
  ];
  const question = (name: 'danger' | 'exposed' | 'alone') => (
    <ChoiceField
      label={text[name]}
      hint={text[`${name}Hint`]}
      options={yesOrNo}
      {...choiceOf(field(name))}
    />
  );
  return (
    <>
      <ChoiceField
        label={text.kind}
        options={rescueKinds.values.map((kind) => ({
          value: rescueKinds.toWire(kind),
          ...text.kinds[kind],
        }))}
        {...choiceOf(field('kind'))}
      />
      <ChoiceField
        label={text.species}
        options={rescueSpecies.values.map((one) => ({
          value: rescueSpecies.toWire(one),
          label: text.speciesNames[one],
        }))}
        {...choiceOf(field('species'))}
      />
      {question('danger')}
      {question('exposed')}
      {question('alone')}
      <TextField
        label={text.postalCode}
        hint={text.postalCodeHint}
        inputMode="numeric"
        autoComplete="off"
        required
        {...field('postalCode')}
      />
      <TextField
        label={text.place}
        hint={text.placeHint}
        maxLength={longest.place}
        required
        {...field('place')}
      />
      <PositionField text={text} {...field('position')} />
      <TextField
        multiline
        rows={4}
        label={text.words}
        hint={text.wordsHint}
        maxLength={longest.words}
        {...field('words')}
      />
      <div className={styles.reach}>
        <h3>{text.reachHeading}</h3>
        <p>{text.reachHint}</p>
      </div>
      <TextField label={text.name} autoComplete="name" required {...field('name')} />
      <div className={formStyles.pair}>
        <PhoneField label={text.phone} {...field('phone')} />
        <EmailField label={text.email} {...field('email')} />
      </div>
      <p className={formStyles.small}>{text.photosLater}</p>
    </>
  );
}

/** A group of buttons takes no focus of its own. */
const choiceOf = ({ autoFocus: _, ...field }: ReturnType<FieldProps<RescueField>>) =>
  field as { name: string; error?: string; defaultValue?: string };
