import { useRef, useState } from 'react';
import { call } from '#app/api/call.ts';
import { Button, ButtonLink } from '#app/components/Button.tsx';
import frame from '#app/components/PageParts.module.css';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import {
  type ActionOutcome,
  OutcomeNotice,
  useRestoredFocus,
} from '#app/feedback/OutcomeNotice.tsx';
import { useMyVolunteeringText } from '#app/i18n/my-volunteering/use-my-volunteering-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { pathFor } from '#domain/site-map.ts';
import { moveOwnVolunteering, type OwnVolunteering } from '#domain/volunteers/volunteer-calls.ts';
import { tasksInWords } from '#domain/volunteers/volunteer-labels.ts';
import {
  isVolunteering,
  isVolunteerOver,
  type VolunteerOwnTransition,
} from '#domain/volunteers/volunteer-machine.ts';
import styles from './Volunteering.module.css';

/** How it is going, with the team's latest words, and what somebody can do about it. */
export function OwnState({ own: { state, tasks, steps, transitions } }: { own: OwnVolunteering }) {
  const text = useMyVolunteeringText();
  const language = useLanguage();
  const [asked, setAsked] = useState<VolunteerOwnTransition>();
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const place = useRef<HTMLDivElement>(null);
  useRestoredFocus(place, outcome, asked !== undefined);
  const said = steps.at(-1)?.words;
  const isOver = isVolunteerOver(state);
  return (
    <section className={frame.part} aria-labelledby="state">
      <h2 id="state">{text.state}</h2>
      <OutcomeNotice outcome={outcome} onClose={() => setOutcome(undefined)} place={place} />
      <Notice
        kind={state === 'accepted' ? 'success' : state === 'paused' ? 'warning' : 'info'}
        title={text.states[state]}
      >
        {said && <p className={styles.words}>{said}</p>}
      </Notice>
      {!isOver && (
        <p>
          {isVolunteering(state) ? text.tasks : text.wished} {tasksInWords(tasks, language)}.
        </p>
      )}
      <div className={styles.ways}>
        {isOver && (
          <ButtonLink to={pathFor('volunteering', language)} size="small" icon="heart">
            {text.again}
          </ButtonLink>
        )}
        {transitions.map((step) => (
          <Button key={step} size="small" variant="outline" onClick={() => setAsked(step)}>
            {text.steps[step]}
          </Button>
        ))}
      </div>
      {asked && (
        <ConfirmDialog
          title={text.asks[asked].title}
          action={text.steps[asked]}
          onClose={() => setAsked(undefined)}
          run={async () => {
            await call(moveOwnVolunteering, { transition: asked });
            setOutcome({ kind: 'success', title: text.moved });
          }}
        >
          <p>{text.asks[asked].text}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
