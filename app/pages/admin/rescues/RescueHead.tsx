import { useRef, useState } from 'react';
import { call } from '#app/api/call.ts';
import { useCall } from '#app/api/use-call.ts';
import { Button, ButtonLink } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { type ActionOutcome, OutcomeNotice } from '#app/feedback/OutcomeNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { SelectField } from '#app/forms/SelectField.tsx';
import { useRescueDeskText } from '#app/i18n/rescue-desk/use-rescue-desk-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { SessionUser } from '#app/session/session-user.ts';
import {
  assignRescue,
  findRescuers,
  type RescueFile,
  setRescueUrgency,
} from '#domain/rescues/rescue-desk-calls.ts';
import { rescueLabels } from '#domain/rescues/rescue-labels.ts';
import type { DeskTransition } from '#domain/rescues/rescue-machine.ts';
import { type Urgency, urgencies } from '#domain/rescues/rescue-words.ts';
import { pathFor } from '#domain/site-map.ts';
import { FosterLink } from './FosterLink.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { RecordDialog } from './RecordDialog.tsx';
import styles from './Rescues.module.css';

interface Props {
  report: RescueFile;
  viewer: SessionUser;
}

/** What it is about, who goes, and what can be done with it. */
export function RescueHead({ report, viewer }: Props) {
  const desk = useRescueDeskText();
  const text = desk.one;
  const language = useLanguage();
  const labels = rescueLabels[language];
  const [moving, setMoving] = useState<DeskTransition>();
  const [isRecording, setRecording] = useState(false);
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const outcomeRef = useRef<HTMLDivElement>(null);
  const { busy, failure, attempt } = useAttempt();
  const { folio, kind, state, urgency, isOpen, attendedBy, transitions, petId } = report;
  const change = (run: () => Promise<unknown>, title: string) =>
    attempt(async () => {
      await run();
      setOutcome({ kind: 'success', title });
    });
  const assign = (to: string | null, name: string) =>
    change(
      () => call(assignRescue, { folio, to }),
      to === null ? text.unassigned : text.assigned(name || desk.someone),
    );
  return (
    <section className={styles.head} aria-labelledby="rescue-heading">
      <h2 id="rescue-heading">{text.heading(folio, labels.kinds[kind])}</h2>
      <p className={styles.marks}>
        <span className={styles.urgency} data-urgency={isOpen ? urgency : 'over'}>
          {labels.urgencies[urgency]}
        </span>
        <span>{labels.species[report.species]}</span>
        <strong>{labels.states[state]}</strong>
        {report.waits && <span className={styles.waits}>{desk.waits}</span>}
      </p>
      <OutcomeNotice outcome={outcome} onClose={() => setOutcome(undefined)} place={outcomeRef} />
      {failure && <FailureNotice failure={failure} />}
      {isOpen && (
        <div className={styles.ways}>
          <Going report={report} assign={assign} />
          <SelectField
            label={text.urgency}
            value={urgency}
            options={urgencies.values.map((value) => ({ value, label: labels.urgencies[value] }))}
            onChange={({ target }) =>
              change(
                () => call(setRescueUrgency, { folio, urgency: target.value as Urgency }),
                text.urgencySet,
              )
            }
          />
          {attendedBy?.id !== viewer.id && (
            <Button
              size="small"
              icon="check"
              aria-disabled={busy || undefined}
              onClick={() => assign(viewer.id, viewer.name)}
            >
              {text.iGo}
            </Button>
          )}
        </div>
      )}
      <div className={styles.ways}>
        {transitions.map((step) => (
          <Button key={step} size="small" variant="outline" onClick={() => setMoving(step)}>
            {text.steps[step]}
          </Button>
        ))}
        {report.mayAdmit && (
          <Button size="small" icon="paw" onClick={() => setRecording(true)}>
            {text.record.button}
          </Button>
        )}
        {isOpen && report.species !== 'other' && <FosterLink folio={folio} viewer={viewer} />}
        {petId && (
          <ButtonLink
            size="small"
            variant="outline"
            to={pathFor('petTimeline', language, { id: petId })}
          >
            {text.record.see}
          </ButtonLink>
        )}
      </div>
      {moving && (
        <MoveDialog
          report={report}
          transition={moving}
          onDone={() => setOutcome({ kind: 'success', title: text.done[moving] })}
          onClose={() => setMoving(undefined)}
        />
      )}
      {isRecording && <RecordDialog report={report} onClose={() => setRecording(false)} />}
    </section>
  );
}

/** "Quién va": takes it, hands it over, or lets it go. */
function Going({
  report: { attendedBy },
  assign,
}: {
  report: RescueFile;
  assign: (to: string | null, name: string) => unknown;
}) {
  const desk = useRescueDeskText();
  const { data: colleagues = [] } = useCall(findRescuers, {});
  // Somebody who has no such right any more is shown all the same.
  const isKnown = colleagues.some(({ id }) => id === attendedBy?.id);
  const people = attendedBy && !isKnown ? [attendedBy, ...colleagues] : colleagues;
  return (
    <SelectField
      label={desk.one.going}
      value={attendedBy?.id ?? ''}
      empty={desk.nobody}
      options={people.map(({ id, name }) => ({ value: id, label: name || desk.someone }))}
      onChange={({ target }) => {
        const chosen = people.find(({ id }) => id === target.value);
        assign(chosen?.id ?? null, chosen?.name ?? '');
      }}
    />
  );
}
