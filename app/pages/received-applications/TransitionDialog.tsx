import { ApiError } from '#app/api/transport/api-error.ts';
import { Notice } from '#app/feedback/Notice.tsx';
import type { ActionOutcome } from '#app/feedback/OutcomeNotice.tsx';
import { FormDialog } from '#app/forms/FormDialog.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useApplicationWords } from '#app/i18n/application-words.ts';
import { useReceivedText } from '#app/i18n/received-applications/use-received-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useSite } from '#app/site.ts';
import { isSigned, isSignedByBoth } from '#domain/adoption/contract.ts';
import { declineReasons, declineWords } from '#domain/adoption/decline-reason.ts';
import { longestReservation, usualReservation } from '#domain/adoption/reservation.ts';
import { dateIn } from '#domain/clock.ts';
import { addDays } from '#domain/dates.ts';
import { longestHistoryWords } from '#domain/documents/history.ts';
import { pathFor } from '#domain/site-map.ts';
import { firstNameOf } from './first-name.ts';
import { moveApplication, type ReceivedApplication } from './received-calls.ts';
import { stateAfter, type TransitionName } from './transitions.ts';

interface Props {
  application: ReceivedApplication;
  transition: TransitionName;
  /** It has moved, or somebody else was faster: either way it is to be fetched anew. */
  onDone: (outcome: ActionOutcome) => void;
  onClose: () => void;
  /** Whether what is said leads to the application's page. */
  linked?: boolean;
}

/** Asks before a step, for the family is told at once. */
export function TransitionDialog({ application, transition, onDone, onClose, linked }: Props) {
  const text = useReceivedText();
  const { states } = useApplicationWords();
  const language = useLanguage();
  const { timezone, reservationDays = usualReservation } = useSite();
  const today = dateIn(timezone, new Date());
  const name = firstNameOf(application.name);
  const { notes, ...rest } = text.dialog;
  const note = transition in notes ? notes[transition as keyof typeof notes] : undefined;
  const link = {
    to: pathFor('receivedApplication', language, { folio: String(application.folio) }),
    label: text.see,
  };

  const form = useForm({
    defaults: { until: addDays(today, reservationDays), reason: '', words: '' },
    fieldOf: { hasta: 'until' },
    async send({ until, reason, words }, { keyOf }) {
      const because = declineReasons.find((one) => one === reason);
      const move = {
        transition,
        words:
          transition === 'decline'
            ? declineWords(because, words.trim(), application.language)
            : words.trim(),
        ...(transition === 'reserve' && { until }),
      };
      try {
        await moveApplication(application, move, keyOf(move));
      } catch (error) {
        const isLate =
          error instanceof ApiError && error.status === 409 && !explained.has(error.code ?? '');
        if (!isLate) throw error;
        const { title, text: lines } = text.conflict;
        onDone({ kind: 'error', title: title(name), lines: [lines], ...(linked && { link }) });
        onClose();
        return;
      }
      const title = text.moved(name, states[stateAfter(transition)]);
      onDone({ kind: 'success', title, ...(linked && { link }) });
      onClose();
    },
  });

  return (
    <FormDialog
      title={rest.titles[transition](name)}
      words={{ save: rest.confirm[transition], cancel: rest.cancel }}
      form={form}
      onClose={onClose}
    >
      {note && <p>{note}</p>}
      {transition === 'decline' && isSigned(application.contract) && (
        <Notice kind="warning" title={rest.signed.title}>
          <p>{rest.signed.text}</p>
        </Notice>
      )}
      {transition === 'adopt' && !isSignedByBoth(application.contract) && (
        <Notice kind="warning" title={rest.unsigned.title}>
          <p>{rest.unsigned.text}</p>
        </Notice>
      )}
      {transition === 'reserve' && (
        <TextField
          label={rest.until}
          hint={rest.untilHint}
          type="date"
          min={today}
          max={addDays(today, longestReservation)}
          {...form.field('until')}
        />
      )}
      {transition === 'decline' && (
        <SelectField
          label={rest.reason}
          hint={rest.reasonHint}
          empty={rest.otherReason}
          options={declineReasons.map((one) => ({ value: one, label: rest.reasons[one] }))}
          {...form.field('reason')}
        />
      )}
      <TextField
        multiline
        rows={4}
        label={rest.words}
        hint={`${rest.mail} ${rest.language[application.language]}`}
        maxLength={longestHistoryWords - longestReason}
        {...form.field('words')}
      />
    </FormDialog>
  );
}

/** Refusals that are about the step, not about somebody who was faster: the dialog says them and stays. */
const explained = new Set([
  'adopterRestricted',
  'anotherFamilyChosen',
  'bondedPairStaysTogether',
  'otherFamilyChosen',
]);

/** Of the words to a family, what a reason takes. */
const longestReason = 100;
