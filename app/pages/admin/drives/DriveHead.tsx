import { useRef, useState } from 'react';
import { call } from '#app/api/call.ts';
import { Button, ButtonLink } from '#app/components/Button.tsx';
import { longDate } from '#app/components/long-date.ts';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { type ActionOutcome, OutcomeNotice } from '#app/feedback/OutcomeNotice.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useDriveDeskText } from '#app/i18n/drive-desk/use-drive-desk-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { longestHistoryWords } from '#domain/documents/history.ts';
import { keyOfRow } from '#domain/drives/drive-capacity.ts';
import { type DriveFile, moveDrive } from '#domain/drives/drive-desk-calls.ts';
import { driveLabels, rowLabel } from '#domain/drives/drive-labels.ts';
import type { DriveTransition } from '#domain/drives/drive-machine.ts';
import { locale } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { DriveDialog } from './DriveDialog.tsx';
import styles from './Drives.module.css';

const figures = ['booked', 'came', 'sterilized', 'turnedAway', 'noShow'] as const;

/** What a drive is, what it has come to, and what can be done with it. */
export function DriveHead({ drive }: { drive: DriveFile }) {
  const text = useDriveDeskText();
  const language = useLanguage();
  const labels = driveLabels[language];
  const [isChanging, setChanging] = useState(false);
  const [moving, setMoving] = useState<DriveTransition>();
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const place = useRef<HTMLDivElement>(null);
  const done = () => setOutcome({ kind: 'success', title: text.transitionDone });
  const { dogs, cats, females, males } = drive.figures;
  const isOver = drive.state === 'held' || drive.state === 'cancelled';
  return (
    <section aria-labelledby="drive" className={styles.head}>
      <h2 id="drive">{drive.title}</h2>
      <p className={styles.marks}>
        <strong>{labels.states[drive.state]}</strong>
        <time dateTime={drive.onDate}>{longDate(drive.onDate, locale[language])}</time>
        <span>{drive.place}</span>
      </p>
      <OutcomeNotice outcome={outcome} onClose={() => setOutcome(undefined)} place={place} />
      <div className={styles.ways}>
        {drive.transitions.map((name) => (
          <Button
            key={name}
            size="small"
            variant={name === 'publish' || name === 'hold' ? 'primary' : 'outline'}
            onClick={() => setMoving(name)}
          >
            {text.transitions[name]}
          </Button>
        ))}
        {!isOver && (
          <Button size="small" variant="outline" icon="pencil" onClick={() => setChanging(true)}>
            {text.edit}
          </Button>
        )}
        {drive.state !== 'draft' && (
          <ButtonLink
            size="small"
            variant="outline"
            to={pathFor('drive', language, { folio: String(drive.folio) })}
          >
            {text.see}
          </ButtonLink>
        )}
      </div>
      <dl className={styles.figures}>
        {figures.map((name) => (
          <div key={name}>
            <dt>{text.figures[name]}</dt>
            <dd>{drive.figures[name]}</dd>
          </div>
        ))}
        <div>
          <dt>{text.figures.waiting}</dt>
          <dd>{drive.waiting}</dd>
        </div>
      </dl>
      {drive.figures.sterilized > 0 && <p>{text.bySort(dogs, cats, females, males)}</p>}
      <ul className={`plain-list ${styles.free}`}>
        {drive.slots.map(({ time, free, places }) => (
          <li key={time}>
            <strong>{time}</strong> {text.free(free, places)}
          </li>
        ))}
        {drive.capacity.map((row) => (
          <li key={keyOfRow(row)}>
            <strong>{rowLabel(labels, row)}</strong> {text.free(row.free, row.places)}
          </li>
        ))}
      </ul>
      {isChanging && <DriveDialog drive={drive} onDone={done} onClose={() => setChanging(false)} />}
      {moving && (
        <MoveDialog
          folio={drive.folio}
          transition={moving}
          onDone={done}
          onClose={() => setMoving(undefined)}
        />
      )}
    </section>
  );
}

interface MoveProps {
  folio: number;
  transition: DriveTransition;
  onDone: () => void;
  onClose: () => void;
}

function MoveDialog({ folio, transition, onDone, onClose }: MoveProps) {
  const text = useDriveDeskText();
  const [words, setWords] = useState('');
  return (
    <ConfirmDialog
      title={text.transitions[transition]}
      action={text.transitions[transition]}
      run={async () => {
        await call(moveDrive, { folio, transition, words });
        onDone();
      }}
      onClose={onClose}
    >
      <p>{text.transitionText[transition]}</p>
      {transition === 'cancel' && (
        <TextField
          multiline
          rows={3}
          label={text.why}
          maxLength={longestHistoryWords}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      )}
    </ConfirmDialog>
  );
}
