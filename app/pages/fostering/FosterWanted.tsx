import { call } from '#app/api/call.ts';
import { useCall } from '#app/api/use-call.ts';
import { Button } from '#app/components/Button.tsx';
import frame from '#app/components/PageParts.module.css';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { useFosteringText } from '#app/i18n/fostering/use-fostering-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useSite } from '#app/site.ts';
import { findHands, setFosterWanted } from '#domain/fostering/foster-hand-calls.ts';
import { locale } from '#domain/language.ts';
import styles from './Fostering.module.css';

/** Whether everybody reads that the pet looks for a foster home, and who raised a hand. */
export function FosterWanted({ petId }: { petId: string }) {
  const text = useFosteringText().wanted;
  const language = useLanguage();
  const { timezone } = useSite();
  const { data, failure, reload } = useCall(findHands, { id: petId });
  const { busy, failure: failed, attempt } = useAttempt();
  if (!data) return failure ? <FailureNotice failure={failure} retry={reload} /> : null;
  const { wanted, hands } = data;
  const day = (instant: string) =>
    new Date(instant).toLocaleDateString(locale[language], {
      dateStyle: 'long',
      timeZone: timezone,
    });
  return (
    <section className={frame.part} aria-labelledby="wanted">
      <h2 id="wanted">{text.title}</h2>
      <p role="status">{wanted ? text.on : text.off}</p>
      {failed && <FailureNotice failure={failed} />}
      <div>
        <Button
          variant={wanted ? 'outline' : 'primary'}
          icon={wanted ? 'close' : 'paw'}
          aria-disabled={busy || undefined}
          onClick={() =>
            attempt(async () => {
              await call(setFosterWanted, { id: petId, wanted: !wanted });
            })
          }
        >
          {wanted ? text.stop : text.start}
        </Button>
      </div>
      {wanted && <h3>{text.hands}</h3>}
      {wanted && hands.length === 0 && <p className={styles.soft}>{text.none}</p>}
      <ul className={`plain-list ${styles.list}`}>
        {hands.map(({ at, words, city, contact }) => (
          <li key={contact.email} className={styles.card}>
            <h4>{[contact.name, city].filter(Boolean).join(' · ')}</h4>
            {words && <p className={styles.words}>{words}</p>}
            <p>
              <a href={`mailto:${contact.email}`}>{contact.email}</a>
              {contact.phone && (
                <>
                  {' · '}
                  <a href={`tel:${contact.phone}`}>{contact.phone}</a>
                </>
              )}
            </p>
            <p className={styles.soft}>{text.since(day(at))}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
