import { useEffect, useState } from 'react';
import { useCall } from '#app/api/use-call.ts';
import { useFosteringText } from '#app/i18n/fostering/use-fostering-text.ts';
import { requestLimits } from '#domain/fostering/foster-request.ts';
import { countFitting, type Needs } from '#domain/fostering/foster-request-calls.ts';
import styles from './Fostering.module.css';

/** Typing goes on. */
const pauseMs = 400;

/** How many homes the question would go to, as it stands in the form. What is wrong in it is said when it is sent. */
export function FittingHomes({ needs }: { needs: Needs }) {
  const say = useFosteringText().requests.form;
  const current = JSON.stringify(needs);
  const [asked, setAsked] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setAsked(current), pauseMs);
    return () => clearTimeout(timer);
  }, [current]);
  const { data } = useCall(countFitting, needs, { isWanted: asked === current });
  const count = asked === current ? data?.homes : undefined;
  return (
    <p className={styles.lead} aria-live="polite">
      {count !== undefined && say.fit(count, count >= requestLimits.homes)}
    </p>
  );
}
