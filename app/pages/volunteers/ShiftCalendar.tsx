import { useState } from 'react';
import { call } from '#app/api/call.ts';
import { useCall } from '#app/api/use-call.ts';
import { Button, ButtonLink } from '#app/components/Button.tsx';
import { CopyButton } from '#app/components/CopyButton.tsx';
import frame from '#app/components/PageParts.module.css';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { useMyVolunteeringText } from '#app/i18n/my-volunteering/use-my-volunteering-text.ts';
import {
  findShiftCalendar,
  removeShiftCalendar,
  renewShiftCalendar,
} from '#domain/volunteers/shift-calls.ts';
import styles from './Volunteering.module.css';

/** The address of the volunteer's own calendar. */
export function ShiftCalendar() {
  const text = useMyVolunteeringText().calendar;
  const { data, failure, reload } = useCall(findShiftCalendar, {});
  const { busy, failure: notMade, attempt } = useAttempt();
  const [asking, setAsking] = useState<'renew' | 'remove'>();
  const url = data?.url;

  const make = () =>
    attempt(async () => {
      await call(renewShiftCalendar, {});
    });

  return (
    <section className={frame.part} aria-labelledby="calendar">
      <h2 id="calendar">{text.title}</h2>
      <p className={styles.soft}>{text.lead}</p>
      {failure && <FailureNotice failure={failure} retry={reload} />}
      {notMade && <FailureNotice failure={notMade} />}
      {url === null && (
        <div>
          <Button icon="calendar" size="small" aria-disabled={busy || undefined} onClick={make}>
            {text.make}
          </Button>
        </div>
      )}
      {url && (
        <div className={styles.card}>
          <div className={styles.words}>
            <p>
              <code>{url}</code>
            </p>
            <p className={styles.soft}>{text.how}</p>
            <p className={styles.soft}>{text.secret}</p>
          </div>
          <div className={styles.ways}>
            <ButtonLink href={url.replace(/^https?:/, 'webcal:')} size="small" icon="calendar">
              {text.open}
            </ButtonLink>
            <CopyButton
              content={url}
              label={text.copy}
              done={text.copied}
              failed={text.notCopied}
            />
            <Button size="small" variant="quiet" onClick={() => setAsking('renew')}>
              {text.renew}
            </Button>
            <Button size="small" variant="quiet" icon="trash" onClick={() => setAsking('remove')}>
              {text.remove}
            </Button>
          </div>
        </div>
      )}
      {asking && (
        <ConfirmDialog
          title={asking === 'renew' ? text.renewTitle : text.removeTitle}
          action={text[asking]}
          decline={text.keep}
          run={async () => {
            await call(asking === 'renew' ? renewShiftCalendar : removeShiftCalendar, {});
          }}
          onClose={() => setAsking(undefined)}
        >
          <p>{asking === 'renew' ? text.renewText : text.removeText}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
