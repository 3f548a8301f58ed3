import { useParams } from 'react-router';
import { AdminFrame } from '#app/administration/AdminFrame.tsx';
import { useCall } from '#app/api/use-call.ts';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { useDriveDeskText } from '#app/i18n/drive-desk/use-drive-desk-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { BackToList } from '#app/lists/BackToList.tsx';
import { openDrive } from '#domain/drives/drive-desk-calls.ts';
import { pathFor } from '#domain/site-map.ts';
import { DayList } from './DayList.tsx';
import { DriveHead } from './DriveHead.tsx';
import styles from './Drives.module.css';

export { Workspace as Layout } from '#app/workspace/Workspace.tsx';

/** A drive with its list of the day. */
export default function AdminDrivePage() {
  const text = useDriveDeskText();
  const language = useLanguage();
  const { folio = '' } = useParams();
  return (
    <AdminFrame title={text.title} lead={text.lead}>
      {() => (
        <>
          <p>
            <BackToList path={pathFor('adminDrives', language)}>{text.back}</BackToList>
          </p>
          <OpenedDrive key={folio} folio={Number(folio)} />
        </>
      )}
    </AdminFrame>
  );
}

function OpenedDrive({ folio }: { folio: number }) {
  const text = useDriveDeskText();
  const isNumber = Number.isInteger(folio) && folio > 0;
  const { data, failure, isMissing, reload } = useCall(
    openDrive,
    { folio: isNumber ? folio : 2_147_483_647 },
    { refreshesOnFocus: true },
  );
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
      <DriveHead drive={data} />
      {failure && <FailureNotice failure={failure} retry={reload} />}
      <DayList drive={data} />
    </div>
  );
}
