import { PhoneField } from '#app/forms/PhoneField.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useAdoptionText } from '#app/i18n/adoption/use-adoption-text.ts';
import { profileLimits } from '#domain/adoption/profile-choices.ts';
import styles from '../ProfileForm.module.css';
import { newReference } from '../profile-values.ts';
import { Rows } from '../Rows.tsx';
import type { ProfileFormState } from '../use-profile-form.ts';

export function ReferencesStep({ form }: { form: ProfileFormState }) {
  const words = useAdoptionText().references;
  return (
    <>
      <div className={styles.intro}>
        <p>{words.lead}</p>
        <p className={styles.why}>{words.why}</p>
      </div>
      <Rows
        items={form.values.references}
        blank={newReference}
        onChange={(references) => form.set('references', references)}
        most={profileLimits.references}
        words={{ row: words.person, add: words.add, remove: words.remove }}
      >
        {({ name, relation, phone, email }, index) => (
          <div className={styles.pair}>
            {/* Other people's: a browser must not offer one's own. */}
            <TextField
              label={words.name}
              autoComplete="off"
              {...form.text(`references.${index}.name`, name)}
            />
            <TextField
              label={words.relation}
              autoComplete="off"
              {...form.text(`references.${index}.relation`, relation)}
            />
            <PhoneField
              label={words.phone}
              {...form.text(`references.${index}.phone`, phone)}
              autoComplete="off"
            />
            <TextField
              label={words.email}
              type="email"
              inputMode="email"
              autoComplete="off"
              {...form.text(`references.${index}.email`, email)}
            />
          </div>
        )}
      </Rows>
    </>
  );
}
