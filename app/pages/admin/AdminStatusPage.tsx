import { useCallback } from 'react';
import { AdminFrame } from '#app/administration/AdminFrame.tsx';
import { useLoaded } from '#app/api/use-loaded.ts';
import { Button } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { useAdministrationText } from '#app/i18n/administration/use-administration-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useSite } from '#app/site.ts';
import { locale } from '#domain/language.ts';
import styles from './AdminStatusPage.module.css';
import { findPortalStatus } from './portal-status.ts';
import { StatusCard } from './StatusCard.tsx';

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
  const load = useCallback(() => findPortalStatus(language), [language]);
  const { data, failure, busy, reload } = useLoaded(load);
  if (failure) {
    return (
      <>
        <FailureNotice failure={failure} retry={reload} />
        <p>{text.unreachable}</p>
      </>
    );
  }
  if (!data) return <LoadingScreen />;
  const { parts, checkedAt } = data;
  const count = (level: string) => parts.filter(({ nivel }) => nivel === level).length;
  const [attention, failing] = [count('atencion'), count('falla')];
  const worst = failing > 0 ? 'falla' : attention > 0 ? 'atencion' : 'bien';
  const time = new Date(checkedAt).toLocaleTimeString(locale[language], {
    timeStyle: 'short',
    timeZone,
  });
  return (
    <>
      <div className={styles.summary} data-level={worst}>
        <h2 aria-live="polite">{text.summary(attention, failing)}</h2>
        <p>{text.checked(time)}</p>
        <Button variant="outline" size="small" onClick={reload} disabled={busy}>
          {text.reload}
        </Button>
      </div>
      <ul className={styles.parts}>
        {parts.map((part) => (
          <StatusCard key={part.tema} part={part} />
        ))}
      </ul>
    </>
  );
}
