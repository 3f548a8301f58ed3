import { TextField } from '#app/forms/TextField.tsx';
import { useAdoptionText } from '#app/i18n/adoption/use-adoption-text.ts';
import { profileLimits } from '#domain/adoption/profile-choices.ts';
import styles from '../ProfileForm.module.css';
import type { ProfileFormState } from '../use-profile-form.ts';

export function TimeStep({ form }: { form: ProfileFormState }) {
  const { time: words, optional } = useAdoptionText();
  const { hoursAlone, experience, vet } = form.values;
  return (
    <>
      <div className={styles.short}>
        <TextField
          label={words.hoursAlone}
          hint={words.hoursAloneWhy}
          inputMode="numeric"
          aria-required
          {...form.text('hoursAlone', hoursAlone)}
        />
      </div>
      <TextField
        multiline
        rows={4}
        label={`${words.experience} (${optional})`}
        hint={words.experienceWhy}
        maxLength={profileLimits.experience}
        {...form.text('experience', experience)}
      />
      <TextField
        multiline
        rows={3}
        label={`${words.vet} (${optional})`}
        hint={words.vetWhy}
        maxLength={profileLimits.vet}
        {...form.text('vet', vet)}
      />
    </>
  );
}
