import { useState } from 'react';
import { useCall } from '#app/api/use-call.ts';
import { Button } from '#app/components/Button.tsx';
import { FactList } from '#app/components/FactList.tsx';
import { longDate } from '#app/components/long-date.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useTimelineText } from '#app/i18n/timeline/use-timeline-text.ts';
import { type FoundIntake, findIntake } from '#domain/intakes/intake-calls.ts';
import { locale } from '#domain/language.ts';
import { IntakeDialog } from './IntakeDialog.tsx';
import styles from './Timeline.module.css';

/** How the pet came, for its keepers, who note it here. */
export function IntakeCard({ petId }: { petId: string }) {
  const text = useTimelineText().intake;
  const { data, failure, reload } = useCall(findIntake, { id: petId });
  const [isOpen, setOpen] = useState(false);
  const [isDone, setDone] = useState(false);
  if (data === undefined)
    return failure ? <FailureNotice failure={failure} retry={reload} /> : null;
  return (
    <section className={styles.intake} aria-labelledby="intake">
      <h2 id="intake">{text.title}</h2>
      {data ? <Facts intake={data} /> : <p className={styles.soft}>{text.unknown}</p>}
      {isDone && (
        <Notice kind="success" announce>
          <p>{text.done}</p>
        </Notice>
      )}
      <div>
        <Button variant="outline" size="small" onClick={() => setOpen(true)}>
          {data ? text.change : text.note}
        </Button>
      </div>
      {isOpen && (
        <IntakeDialog
          petId={petId}
          intake={data}
          onDone={() => setDone(true)}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}

function Facts({ intake }: { intake: NonNullable<FoundIntake> }) {
  const text = useTimelineText().intake;
  const { kind, cameOn, place, broughtBy, chip } = intake;
  const facts = [
    [text.kind, text.kinds[kind]],
    [text.cameOn, longDate(cameOn, locale[useLanguage()])],
    [text.place, place],
    [text.broughtBy, broughtBy],
    [text.chip, text.chips[chip]],
  ].filter(([, value]) => value !== '');
  return (
    <>
      <FactList>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </FactList>
      {chip === 'found' && (
        <Notice kind="warning" title={text.chipFound.title}>
          <p>{text.chipFound.text}</p>
        </Notice>
      )}
      {chip === 'notRead' && <p className={styles.soft}>{text.chipNotRead}</p>}
    </>
  );
}
