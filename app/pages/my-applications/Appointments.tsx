import { useState } from 'react';
import { call } from '#app/api/call.ts';
import { Button } from '#app/components/Button.tsx';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { useMyApplicationsText } from '#app/i18n/my-applications/use-my-applications-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useSite } from '#app/site.ts';
import type { ShownAppointment } from '#domain/adoption/application-shapes.ts';
import { cancelAppointment } from '#domain/adoption/appointment-calls.ts';
import { instantInWords } from '#domain/zone-names.ts';
import { ChooseTime } from './ChooseTime.tsx';
import type { OwnApplication } from './own-calls.ts';
import { Part } from './Part.tsx';
import { SuggestTimes } from './SuggestTimes.tsx';
import styles from './Talk.module.css';

interface Props {
  application: OwnApplication;
  /** Not once it is closed. */
  canChange: boolean;
  onDone: (message: string) => void;
}

/** Calls and visits: the newest first. */
export function Appointments({ application, ...rest }: Props) {
  const text = useMyApplicationsText().appointments;
  if (application.appointments.length === 0) return null;
  return (
    <Part title={text.title}>
      <ul className={`plain-list ${styles.list}`}>
        {application.appointments.toReversed().map((one) => (
          <Appointment key={one.id} application={application} appointment={one} {...rest} />
        ))}
      </ul>
    </Part>
  );
}

type AppointmentProps = Props & { appointment: ShownAppointment };

function Appointment({ application, appointment, canChange, onDone }: AppointmentProps) {
  const text = useMyApplicationsText().appointments;
  const language = useLanguage();
  const { timezone } = useSite();
  const [isChanging, setChanging] = useState(false);
  const [isCancelling, setCancelling] = useState(false);
  const { kind, status, chosen, options } = appointment;
  const now = new Date().toISOString();
  const isOver = chosen !== null && chosen <= now;
  const isLive = canChange && status !== 'cancelled' && !isOver;
  const isChoosing = isLive && (status === 'proposed' || isChanging);
  const mayChange = status === 'agreed' && options.some((at) => at > now && at !== chosen);
  return (
    <li className={styles.entry} data-open={isLive && status === 'proposed'}>
      <h3>
        {text.kinds[kind]} · {text[status]}
      </h3>
      {chosen !== null && (
        <p className={styles.asked}>
          <time dateTime={chosen}>{instantInWords(chosen, language, timezone)}</time>
        </p>
      )}
      {isChoosing && (
        <ChooseTime application={application} appointment={appointment} onDone={onDone} />
      )}
      {isLive && status === 'proposed' && (
        <SuggestTimes application={application} appointment={appointment} onDone={onDone} />
      )}
      {isLive && (
        <div className={styles.ways}>
          {mayChange && (
            <Button size="small" variant="outline" onClick={() => setChanging(!isChanging)}>
              {isChanging ? text.keep : text.change}
            </Button>
          )}
          <Button size="small" variant="quiet" onClick={() => setCancelling(true)}>
            {text.cancel}
          </Button>
        </div>
      )}
      {isCancelling && (
        <ConfirmDialog
          title={text.cancelTitle}
          action={text.cancelConfirm}
          decline={text.back}
          onClose={() => setCancelling(false)}
          run={async () => {
            await call(cancelAppointment, { id: application.id, appointmentId: appointment.id });
            onDone(text.cancelledNow);
          }}
        >
          <p>{text.cancelText}</p>
        </ConfirmDialog>
      )}
    </li>
  );
}
