import { AdminFrame } from '#app/administration/AdminFrame.tsx';
import { useCall } from '#app/api/use-call.ts';
import { Button } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { useAdministrationText } from '#app/i18n/administration/use-administration-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useSite } from '#app/site.ts';
import { locale } from '#domain/language.ts';
import type { StatusLevel } from '#domain/operations/status.ts';
import { findPortalStatus } from '#domain/operations/status-calls.ts';
import styles from './AdminStatusPage.module.css';
import { worstFirst } from './portal-status.ts';
import { StatusCard } from './StatusCard.tsx';

export { Workspace as Layout } from '#app/workspace/Workspace.tsx';

export default function AdminStatusPage() {
  const text = useAdministrationText().status;
  return (
    <AdminFrame title={text.title} lead={text.lead}>
      {() => <PortalStatus />}
    </AdminFrame>
  );
}

function PortalStatus() {
  const text = useAdministrationText().status;
  const language = useLanguage();
  const { timezone: timeZone } = useSite();
  const { data, foundAt, failure, busy, reload } = useCall(findPortalStatus, {});
  if (failure) {
    return (
      <>
        <FailureNotice failure={failure} retry={reload} />
        <p>{text.unreachable}</p>
      </>
    );
  }
  if (!data) return <LoadingScreen />;
  const count = (level: StatusLevel) => data.filter((part) => part.level === level).length;
  const [attention, failing] = [count('attention'), count('failing')];
  const worst = failing > 0 ? 'failing' : attention > 0 ? 'attention' : 'good';
  const time = new Date(foundAt).toLocaleTimeString(locale[language], {
    timeStyle: 'short',
    timeZone,
  });
  return (
    <>
      <div className={styles.summary} data-level={worst}>
        <h2 aria-live="polite">{text.summary(attention, failing, count('unset'))}</h2>
        <p>{text.checked(time)}</p>
        <Button variant="outline" size="small" onClick={reload} disabled={busy}>
          {text.reload}
        </Button>
      </div>
      <ul className={styles.parts}>
        {worstFirst(data).map((part) => (
          <StatusCard key={part.subject} part={part} />
        ))}
      </ul>
    </>
  );
}
