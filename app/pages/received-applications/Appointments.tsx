import { useState } from 'react';
import type { ShownApplication } from '#app/adoption/application.ts';
import styles from '#app/adoption/Talk.module.css';
import { call } from '#app/api/call.ts';
import { Button } from '#app/components/Button.tsx';
import { Icon } from '#app/components/Icon.tsx';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { formatInstant } from '#app/i18n/format-instant.ts';
import { useReceivedText } from '#app/i18n/received-applications/use-received-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { ShownAppointment } from '#domain/adoption/application-shapes.ts';
import { cancelAppointment, chooseTime } from '#domain/adoption/appointment-calls.ts';
import { ProposalForm } from './ProposalForm.tsx';

interface Props extends Pick<ShownApplication, 'appointments'> {
  applicationId: string;
  mayTalk: boolean;
}

/** Calls and visits: the times that were offered, and which one the family chose. */
export function Appointments({ applicationId, appointments, mayTalk }: Props) {
  const text = useReceivedText().talk.appointments;
  const [cancelled, setCancelled] = useState<ShownAppointment>();
  return (
    <>
      {appointments.length === 0 && <p className={styles.none}>{text.none}</p>}
      <ul className={`plain-list ${styles.list}`}>
        {appointments.map((appointment) => (
          <li key={appointment.id} className={styles.entry}>
            <Appointment appointment={appointment} />
            {mayTalk && appointment.status === 'proposed' && (
              <Suggested {...{ applicationId, appointment }} />
            )}
            {mayTalk && appointment.status !== 'cancelled' && (
              <Button size="small" variant="quiet" onClick={() => setCancelled(appointment)}>
                {text.cancel}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {mayTalk && <ProposalForm applicationId={applicationId} />}
      {cancelled && (
        <ConfirmDialog
          title={text.cancelTitle[cancelled.kind]}
          action={text.cancelYes}
          decline={text.cancelNo}
          onClose={() => setCancelled(undefined)}
          run={async () => {
            await call(cancelAppointment, { id: applicationId, appointmentId: cancelled.id });
          }}
        >
          <p>{text.cancelText}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

function Appointment({
  appointment: { kind, status, options, suggested, chosen },
}: {
  appointment: ShownAppointment;
}) {
  const text = useReceivedText().talk.appointments;
  const language = useLanguage();
  const times = chosen === null ? options : [chosen];
  const isAnswered = status === 'proposed' && suggested.length > 0;
  return (
    <>
      <p className={styles.kind} data-status={status}>
        <Icon name={kind === 'call' ? 'chat' : 'pin'} size={18} />
        <strong>{text.kinds[kind]}</strong> · {isAnswered ? text.suggested : text.statuses[status]}
      </p>
      <ul className={styles.times}>
        {times.map((at) => (
          <li key={at}>
            <time dateTime={at}>{formatInstant(at, language)}</time>
          </li>
        ))}
      </ul>
    </>
  );
}

interface SuggestedProps extends Pick<Props, 'applicationId'> {
  appointment: ShownAppointment;
}

/** What the family offered instead, as far as it is still to come. */
function Suggested({ applicationId, appointment: { id, suggested } }: SuggestedProps) {
  const text = useReceivedText().talk.appointments;
  const language = useLanguage();
  const { busy, failure, attempt } = useAttempt();
  const now = new Date().toISOString();
  const times = suggested.filter((at) => at > now);
  if (suggested.length === 0) return null;
  const choose = (at: string) =>
    attempt(async () => {
      await call(chooseTime, { id: applicationId, appointmentId: id, option: at });
    });
  return (
    <>
      <p>{times.length > 0 ? text.chooseSuggested : text.suggestedOver}</p>
      <ul className={`plain-list ${styles.list}`}>
        {times.map((at) => (
          <li key={at} className={styles.ways}>
            <time dateTime={at}>{formatInstant(at, language)}</time>
            <Button
              size="small"
              variant="outline"
              disabled={busy}
              aria-label={text.chooseTime(formatInstant(at, language))}
              onClick={() => choose(at)}
            >
              {text.choose}
            </Button>
          </li>
        ))}
      </ul>
      {failure && <FailureNotice failure={failure} />}
    </>
  );
}
