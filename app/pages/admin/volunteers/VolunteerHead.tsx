import { useRef, useState } from 'react';
import { useSiteInstant } from '#app/administration/use-site-instant.ts';
import { call } from '#app/api/call.ts';
import { Button } from '#app/components/Button.tsx';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import {
  type ActionOutcome,
  OutcomeNotice,
  useRestoredFocus,
} from '#app/feedback/OutcomeNotice.tsx';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useVolunteerDeskText } from '#app/i18n/volunteer-desk/use-volunteer-desk-text.ts';
import { noteConsent, type VolunteerFile } from '#domain/volunteers/volunteer-desk-calls.ts';
import { volunteerLabels } from '#domain/volunteers/volunteer-labels.ts';
import type { VolunteerDeskTransition } from '#domain/volunteers/volunteer-machine.ts';
import { MoveDialog } from './MoveDialog.tsx';
import styles from './Volunteers.module.css';

/** Who it is, in which state, and what can be done. */
export function VolunteerHead({ volunteer }: { volunteer: VolunteerFile }) {
  const text = useVolunteerDeskText().one;
  const { states } = volunteerLabels[useLanguage()];
  const when = useSiteInstant();
  const [moving, setMoving] = useState<VolunteerDeskTransition>();
  const [isConsenting, setConsenting] = useState(false);
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const place = useRef<HTMLDivElement>(null);
  useRestoredFocus(place, outcome, moving !== undefined || isConsenting);
  const { folio, name, state, age, consentAt, transitions } = volunteer;
  const say = (title: string) => setOutcome({ kind: 'success', title });
  return (
    <section className={styles.head} aria-labelledby="volunteer-heading">
      <h2 id="volunteer-heading">
        {folio} · {name}
      </h2>
      <p>
        <strong>{states[state]}</strong>
      </p>
      <OutcomeNotice outcome={outcome} onClose={() => setOutcome(undefined)} place={place} />
      {age === 'minor' && (
        <Notice
          kind={consentAt ? 'info' : 'warning'}
          title={consentAt ? text.consent.noted(when(consentAt)) : text.consent.missing}
        />
      )}
      <div className={styles.ways}>
        {age === 'minor' && !consentAt && (
          <Button size="small" icon="check" onClick={() => setConsenting(true)}>
            {text.consent.button}
          </Button>
        )}
        {transitions.map((step) => (
          <Button
            key={step}
            size="small"
            variant={step === 'accept' ? 'primary' : 'outline'}
            onClick={() => setMoving(step)}
          >
            {text.steps[step]}
          </Button>
        ))}
      </div>
      {moving && (
        <MoveDialog
          volunteer={volunteer}
          transition={moving}
          onDone={() => say(text.done[moving])}
          onClose={() => setMoving(undefined)}
        />
      )}
      {isConsenting && (
        <ConfirmDialog
          title={text.consent.title}
          action={text.consent.button}
          onClose={() => setConsenting(false)}
          run={async () => {
            await call(noteConsent, { folio });
            say(text.consent.done);
          }}
        >
          <p>{text.consent.text}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
