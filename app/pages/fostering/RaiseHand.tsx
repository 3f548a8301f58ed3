import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '#app/api/call.ts';
import { useCall } from '#app/api/use-call.ts';
import { Button } from '#app/components/Button.tsx';
import frame from '#app/components/PageParts.module.css';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { TextField } from '#app/forms/TextField.tsx';
import { useFosteringText } from '#app/i18n/fostering/use-fostering-text.ts';
import { handLimits } from '#domain/fostering/foster-hand.ts';
import { findOwnHand, lowerHand, raiseHand } from '#domain/fostering/foster-hand-calls.ts';
import { handParam } from '#domain/fostering/hand-address.ts';
import styles from './Fostering.module.css';

/** For somebody who comes from a pet that looks for a foster home; nothing for others. */
export function RaiseHand() {
  const [params] = useSearchParams();
  const petId = params.get(handParam);
  return petId ? <HandFor key={petId} petId={petId} /> : null;
}

function HandFor({ petId }: { petId: string }) {
  const text = useFosteringText().hand;
  const { data, failure, reload } = useCall(findOwnHand, { id: petId });
  const { busy, failure: failed, attempt } = useAttempt();
  const [words, setWords] = useState('');
  if (!data) return failure ? <FailureNotice failure={failure} retry={reload} /> : null;
  const { pet, wanted, hasHome, raisedAt } = data;
  return (
    <section className={frame.part} aria-labelledby="hand">
      <h2 id="hand">{text.title(pet)}</h2>
      {failed && <FailureNotice failure={failed} />}
      {raisedAt !== null ? (
        <>
          <Notice kind="success">{text.raised(pet)}</Notice>
          <div>
            <Button
              size="small"
              variant="outline"
              aria-disabled={busy || undefined}
              onClick={() =>
                attempt(async () => {
                  await call(lowerHand, { id: petId });
                })
              }
            >
              {text.lower}
            </Button>
          </div>
        </>
      ) : !wanted ? (
        <p>{text.notWanted(pet)}</p>
      ) : !hasHome ? (
        <p>{text.offerFirst(pet)}</p>
      ) : (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (busy) return;
            void attempt(async () => {
              await call(raiseHand, { id: petId, words });
            });
          }}
        >
          <p>{text.lead(pet)}</p>
          <TextField
            multiline
            rows={4}
            label={text.words}
            maxLength={handLimits.words}
            name="words"
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
          <div>
            <Button type="submit" icon="paw" aria-disabled={busy || undefined}>
              {text.raise}
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}
