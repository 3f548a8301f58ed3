import { ChoiceField } from '#app/forms/ChoiceField.tsx';
import { ListField } from '#app/forms/ListField.tsx';
import { PhoneField } from '#app/forms/PhoneField.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { usePetFormText } from '#app/i18n/pet-form/use-pet-form-text.ts';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import { longestText } from '#domain/pets/description-rules.ts';
import { commonNeeds, knownNeedIn, storedNeed } from '#domain/pets/known-needs.ts';
import { yesNoOptions } from '../answers.ts';
import { CertificateField } from '../CertificateField.tsx';
import type { PetFormState } from '../use-pet-form.ts';
import styles from './Steps.module.css';

export function HealthStep({ form }: { form: PetFormState }) {
  const text = usePetFormText();
  const language = useLanguage();
  const { labels, hints, optional } = text;
  const { yesNo } = useText().pets.pet;
  const { values } = form;
  const booleanOptions = yesNoOptions(yesNo);
  return (
    <>
      <TextField
        multiline
        rows={3}
        label={labels.vaccines}
        hint={hints.vaccines}
        maxLength={longestText.vaccines}
        {...form.text('vaccines')}
      />
      <ChoiceField label={labels.dewormed} options={booleanOptions} {...form.choice('dewormed')} />
      {values.dewormed && (
        <div className={styles.follow}>
          <TextField
            type="date"
            label={labels.lastDewormedOn}
            hint={hints.dewormedOn}
            max={form.today}
            {...form.text('lastDewormedOn')}
          />
        </div>
      )}
      <ChoiceField
        label={text.sterilized(values.sex)}
        options={booleanOptions}
        {...form.choice('sterilized')}
      />
      {values.sterilized && (
        <div className={styles.follow}>
          <CertificateField form={form} />
          <div className={styles.pair}>
            <PhoneField
              label={labels.vetPhone}
              hint={hints.vetPhone}
              {...form.text('vetPhone')}
              autoComplete="off"
            />
            <TextField
              label={`${labels.vetName} (${optional})`}
              autoComplete="off"
              maxLength={120}
              {...form.text('vetName')}
            />
          </div>
        </div>
      )}
      {form.programme === 'rehabilitation' && (
        <ListField
          label={labels.needs}
          hint={hints.needs}
          maxLength={longestText.need}
          suggestions={commonNeeds}
          wordsFor={(need) => knownNeedIn(language, need) ?? need}
          itemFor={storedNeed}
          words={text.needs}
          items={values.needs}
          {...form.list}
        />
      )}
    </>
  );
}
