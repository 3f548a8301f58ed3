import { useParams } from 'react-router';
import { AdminFrame } from '#app/administration/AdminFrame.tsx';
import { useCall } from '#app/api/use-call.ts';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useVolunteerDeskText } from '#app/i18n/volunteer-desk/use-volunteer-desk-text.ts';
import { BackToList } from '#app/lists/BackToList.tsx';
import { pathFor } from '#domain/site-map.ts';
import { openVolunteer } from '#domain/volunteers/volunteer-desk-calls.ts';
import type { VolunteerState } from '#domain/volunteers/volunteer-machine.ts';
import { DeskForm } from './DeskForm.tsx';
import { VolunteerCertificates } from './VolunteerCertificates.tsx';
import { VolunteerFacts } from './VolunteerFacts.tsx';
import { VolunteerHead } from './VolunteerHead.tsx';
import { VolunteerHistory } from './VolunteerHistory.tsx';
import { VolunteerHours } from './VolunteerHours.tsx';
import styles from './Volunteers.module.css';

export { Workspace as Layout } from '#app/workspace/Workspace.tsx';

/** One application or volunteer, with all that is known and can be done. */
export default function AdminVolunteerPage() {
  const text = useVolunteerDeskText().one;
  const language = useLanguage();
  const { folio = '' } = useParams();
  return (
    <AdminFrame title={text.title} lead={text.lead}>
      {() => (
        <>
          <p>
            <BackToList path={pathFor('adminVolunteers', language)}>{text.back}</BackToList>
          </p>
          <Opened key={folio} folio={Number(folio)} />
        </>
      )}
    </AdminFrame>
  );
}

const hasHours: readonly VolunteerState[] = ['accepted', 'paused', 'ended'];

function Opened({ folio }: { folio: number }) {
  const text = useVolunteerDeskText().one;
  const isNumber = Number.isInteger(folio) && folio > 0;
  const { data, failure, isMissing, reload } = useCall(openVolunteer, {
    folio: isNumber ? folio : 2_147_483_647,
  });
  if (isMissing) {
    return (
      <EmptyState title={text.missing}>
        <p>{text.missingText}</p>
      </EmptyState>
    );
  }
  if (!data)
    return failure ? <FailureNotice failure={failure} retry={reload} /> : <LoadingScreen />;
  return (
    <div className={styles.opened}>
      <VolunteerHead volunteer={data} />
      <VolunteerFacts volunteer={data} />
      <DeskForm key={data.tasks.join()} volunteer={data} />
      {hasHours.includes(data.state) && (
        <>
          <VolunteerHours folio={folio} />
          <VolunteerCertificates volunteer={data} />
        </>
      )}
      <VolunteerHistory volunteer={data} />
    </div>
  );
}
