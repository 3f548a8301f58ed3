import { useEffect, useState } from 'react';
import { useFosteringText } from '#app/i18n/fostering/use-fostering-text.ts';
import { requestLimits } from '#domain/fostering/foster-request.ts';
import styles from './Fostering.module.css';
import { countFitting, type Needs } from './request-calls.ts';

/** Typing goes on. */
const pauseMs = 400;

/** How many homes the question would go to, as it stands in the form. */
export function FittingHomes({ needs }: { needs: Needs }) {
  const say = useFosteringText().requests.form;
  const [found, setFound] = useState<{ asked: string; count: number | undefined }>();
  const asked = JSON.stringify(needs);
  useEffect(() => {
    let isWanted = true;
    const keep = (count: number | undefined) => {
      if (isWanted) setFound({ asked, count });
    };
    const timer = setTimeout(() => {
      // What is wrong in the form is said when it is sent.
      countFitting(JSON.parse(asked) as Needs).then(keep, () => keep(undefined));
    }, pauseMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [asked]);
  const count = found?.asked === asked ? found.count : undefined;
  return (
    <p className={styles.lead} aria-live="polite">
      {count !== undefined && say.fit(count, count >= requestLimits.homes)}
    </p>
  );
}
