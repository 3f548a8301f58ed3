import { TextField } from '#app/forms/TextField.tsx';
import { useAdoptionText } from '#app/i18n/adoption/use-adoption-text.ts';
import { profileLimits } from '#domain/adoption/profile-choices.ts';
import styles from '../ProfileForm.module.css';
import type { ProfileFormState } from '../use-profile-form.ts';

export function PlansStep({ form }: { form: ProfileFormState }) {
  const { plans: words, optional } = useAdoptionText();
  const { movingPlans, fallback, allowsWhatsApp } = form.values;
  return (
    <>
      <TextField
        multiline
        rows={3}
        label={`${words.movingPlans} (${optional})`}
        hint={words.movingPlansWhy}
        maxLength={profileLimits.plans}
        {...form.text('movingPlans', movingPlans)}
      />
      <TextField
        multiline
        rows={3}
        label={`${words.fallback} (${optional})`}
        hint={words.fallbackWhy}
        maxLength={profileLimits.plans}
        {...form.text('fallback', fallback)}
      />
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={allowsWhatsApp}
          onChange={({ target }) => form.set('allowsWhatsApp', target.checked)}
        />
        {words.allowsWhatsApp}
      </label>
    </>
  );
}
