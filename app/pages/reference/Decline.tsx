import { Button } from '#app/components/Button.tsx';
import { useReferenceText } from '#app/i18n/reference/use-reference-text.ts';
import styles from './Reference.module.css';
import { referenceSteps, stepName } from './reference-form.ts';

/** Nobody has to answer, and nobody has to stay known. */
export function Decline() {
  const text = useReferenceText().no;
  return (
    <section className={styles.no} aria-labelledby="rather-not">
      <h2 id="rather-not">{text.title}</h2>
      <form method="post">
        <p>{text.text}</p>
        <Button
          type="submit"
          variant="outline"
          size="small"
          name={stepName}
          value={referenceSteps.decline}
        >
          {text.decline}
        </Button>
      </form>
      <Forget />
    </section>
  );
}

export function Forget() {
  const text = useReferenceText().no;
  return (
    <form method="post" className={styles.forget}>
      <p>{text.forgetText}</p>
      <Button
        type="submit"
        variant="quiet"
        size="small"
        name={stepName}
        value={referenceSteps.forget}
      >
        {text.forget}
      </Button>
    </form>
  );
}
