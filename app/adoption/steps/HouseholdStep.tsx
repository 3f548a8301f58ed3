import { TextField } from '#app/forms/TextField.tsx';
import { useAdoptionText } from '#app/i18n/adoption/use-adoption-text.ts';
import { profileLimits } from '#domain/adoption/profile-choices.ts';
import styles from '../ProfileForm.module.css';
import { newPerson } from '../profile-values.ts';
import { Rows } from '../Rows.tsx';
import type { ProfileFormState } from '../use-profile-form.ts';

export function HouseholdStep({ form }: { form: ProfileFormState }) {
  const words = useAdoptionText().household;
  return (
    <>
      <div className={styles.intro}>
        <p>{words.lead}</p>
        <p className={styles.why}>{words.why}</p>
      </div>
      <Rows
        items={form.values.household}
        blank={newPerson}
        onChange={(household) => form.set('household', household)}
        fewest={1}
        most={profileLimits.household}
        words={{ row: words.person, add: words.add, remove: words.remove }}
      >
        {({ age, allergic }, index) => (
          <>
            <div className={styles.short}>
              <TextField
                label={words.age}
                inputMode="numeric"
                aria-required
                {...form.text(`household.${index}.age`, age)}
              />
            </div>
            <label className={styles.check}>
              <input
                type="checkbox"
                checked={allergic}
                onChange={({ target }) => form.set(`household.${index}.allergic`, target.checked)}
              />
              {words.allergic}
            </label>
          </>
        )}
      </Rows>
    </>
  );
}
