import { Link } from 'react-router';
import { Icon } from '#app/components/Icon.tsx';
import { usePetFormText } from '#app/i18n/pet-form/use-pet-form-text.ts';
import { type StepId, stepIds } from './form-steps.ts';
import styles from './StepList.module.css';
import { useStepNames } from './step-names.ts';
import type { PetFormState } from './use-pet-form.ts';

/** Where one is, what is done and what is missing. Every step is open at all times. */
export function StepList({ form, current }: { form: PetFormState; current: StepId }) {
  const text = usePetFormText().steps;
  const names = useStepNames(form);
  return (
    <nav className={styles.steps} aria-label={text.label}>
      <p className={styles.position} aria-hidden="true">
        {text.position(stepIds.indexOf(current) + 1, stepIds.length)}
      </p>
      <ol className={`plain-list ${styles.list}`}>
        {stepIds.map((step, index) => {
          const missing = step === 'revisar' ? 0 : form.missingOf(step).length;
          const isDone = step !== 'revisar' && missing === 0;
          const needsAttention = missing > 0 && form.isLeft(step);
          return (
            <li key={step}>
              <Link
                to={{ hash: step }}
                preventScrollReset
                className={styles.step}
                data-state={isDone ? 'done' : needsAttention ? 'missing' : undefined}
                aria-current={step === current ? 'step' : undefined}
              >
                <span className={styles.mark}>
                  {isDone ? <Icon name="check" size={18} /> : needsAttention ? '!' : index + 1}
                </span>
                <span className={styles.words}>
                  <span className={styles.name}>{names[step]}</span>
                  {(isDone || needsAttention) && (
                    <span className={styles.state}>
                      {isDone ? text.done : text.missing(missing)}
                    </span>
                  )}
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
