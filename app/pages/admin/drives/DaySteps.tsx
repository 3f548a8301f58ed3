import { useState } from 'react';
import { call, callFile } from '#app/api/call.ts';
import { Button, ButtonLink } from '#app/components/Button.tsx';
import { saveFile } from '#app/components/save-file.ts';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { TextField } from '#app/forms/TextField.tsx';
import { useDriveDeskText } from '#app/i18n/drive-desk/use-drive-desk-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { longestHistoryWords } from '#domain/documents/history.ts';
import { nextState } from '#domain/documents/state-machine.ts';
import {
  type DriveBookingRow,
  type DriveFile,
  moveBooking,
  openPaperAtDesk,
} from '#domain/drives/drive-desk-calls.ts';
import { bookingMachine, type DeskStep, deskSteps } from '#domain/drives/drive-machine.ts';
import { pathFor } from '#domain/site-map.ts';
import styles from './Drives.module.css';
import { PaymentDialog } from './PaymentDialog.tsx';
import { SterilizedDialog } from './SterilizedDialog.tsx';

interface Props {
  booking: DriveBookingRow;
  drive: DriveFile;
  onDone: (said: string) => void;
}

/** Steps with words for whoever brings the animal, which are asked for first. */
const asked = ['turnAway', 'cancel'] as const;
type Asked = (typeof asked)[number];
const isAsked = (step: DeskStep): step is Asked => asked.some((one) => one === step);

/** What can be done with one animal: large buttons, for a telephone at a table outside. */
export function DaySteps({ booking, drive, onDone }: Props) {
  const text = useDriveDeskText();
  const language = useLanguage();
  const [open, setOpen] = useState<Asked | 'sterilize' | 'pay'>();
  const { busy, failure, attempt } = useAttempt();
  const { id, state, petName, consent } = booking;
  const isLive = drive.state === 'open' || drive.state === 'closed';
  const steps = deskSteps.filter(
    (step) => isLive && nextState(bookingMachine, state, step) !== undefined,
  );
  const said = () => onDone(text.stepDone(petName));
  const close = () => setOpen(undefined);
  const take = (step: DeskStep) =>
    attempt(async () => {
      await call(moveBooking, { id, step });
      said();
    });
  const download = (paper: 'consent' | 'certificate') =>
    attempt(async () =>
      saveFile(
        `${text.papers[paper]} ${petName}.pdf`,
        'application/pdf',
        await callFile(openPaperAtDesk, { id, paper }),
      ),
    );
  return (
    <div className={styles.ways}>
      {state === 'booked' && isLive && <p className={styles.soft}>{text.askId}</p>}
      {isLive && state === 'arrived' && (
        <Button icon="check" onClick={() => setOpen('sterilize')}>
          {text.sterilize.button}
        </Button>
      )}
      {steps.map((step) => (
        <Button
          key={step}
          size="small"
          variant={step === 'arrive' ? 'primary' : 'outline'}
          aria-disabled={busy || undefined}
          onClick={() => (isAsked(step) ? setOpen(step) : take(step))}
        >
          {text.steps[step]}
        </Button>
      ))}
      {isLive && !consent && (state === 'booked' || state === 'arrived') && (
        <ButtonLink
          size="small"
          variant="outline"
          icon="pencil"
          to={pathFor('driveBooking', language, { key: booking.key })}
        >
          {text.sign}
        </ButtonLink>
      )}
      {drive.feeCents > 0 && (state === 'arrived' || state === 'done') && (
        <Button size="small" variant="outline" onClick={() => setOpen('pay')}>
          {text.pay.button}
        </Button>
      )}
      {consent === 'signed' && (
        <Button size="small" variant="quiet" icon="download" onClick={() => download('consent')}>
          {text.papers.consent}
        </Button>
      )}
      {state === 'done' && (
        <Button
          size="small"
          variant="quiet"
          icon="download"
          onClick={() => download('certificate')}
        >
          {text.papers.certificate}
        </Button>
      )}
      {failure && <FailureNotice failure={failure} />}
      {open === 'sterilize' && <SterilizedDialog booking={booking} onDone={said} onClose={close} />}
      {open === 'pay' && (
        <PaymentDialog booking={booking} drive={drive} onDone={said} onClose={close} />
      )}
      {open && open !== 'sterilize' && open !== 'pay' && (
        <StepDialog booking={booking} step={open} onDone={said} onClose={close} />
      )}
    </div>
  );
}

interface StepProps {
  booking: DriveBookingRow;
  step: Asked;
  onDone: () => void;
  onClose: () => void;
}

function StepDialog({ booking: { id, petName }, step, onDone, onClose }: StepProps) {
  const text = useDriveDeskText();
  const [words, setWords] = useState('');
  return (
    <ConfirmDialog
      title={`${petName}: ${text.steps[step].toLowerCase()}`}
      action={text.confirm[step]}
      run={async () => {
        await call(moveBooking, { id, step, words });
        onDone();
      }}
      onClose={onClose}
    >
      <TextField
        multiline
        rows={3}
        label={text.stepNote}
        maxLength={longestHistoryWords}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
    </ConfirmDialog>
  );
}
