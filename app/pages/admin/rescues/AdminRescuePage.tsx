import { useParams } from 'react-router';
import { AdminFrame } from '#app/administration/AdminFrame.tsx';
import { useCall } from '#app/api/use-call.ts';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { useRescueDeskText } from '#app/i18n/rescue-desk/use-rescue-desk-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { BackToList } from '#app/lists/BackToList.tsx';
import type { SessionUser } from '#app/session/session-user.ts';
import { openRescueFile } from '#domain/rescues/rescue-desk-calls.ts';
import { pathFor } from '#domain/site-map.ts';
import { Alike } from './Alike.tsx';
import { Conversation } from './Conversation.tsx';
import { History } from './History.tsx';
import { RescueFacts } from './RescueFacts.tsx';
import { RescueHead } from './RescueHead.tsx';
import styles from './Rescues.module.css';

export { Workspace as Layout } from '#app/workspace/Workspace.tsx';

/** A report with all that is known of it, and what can be done. */
export default function AdminRescuePage() {
  const text = useRescueDeskText().one;
  const language = useLanguage();
  const { folio = '' } = useParams();
  return (
    <AdminFrame title={text.title} lead={text.lead}>
      {(viewer) => (
        <>
          <p>
            <BackToList path={pathFor('adminRescues', language)}>{text.back}</BackToList>
          </p>
          <OpenedRescue key={folio} folio={Number(folio)} viewer={viewer} />
        </>
      )}
    </AdminFrame>
  );
}

function OpenedRescue({ folio, viewer }: { folio: number; viewer: SessionUser }) {
  const text = useRescueDeskText().one;
  const isNumber = Number.isInteger(folio) && folio > 0;
  const { data, failure, isMissing, reload } = useCall(openRescueFile, {
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
      <RescueHead report={data} viewer={viewer} />
      <Alike report={data} />
      <RescueFacts report={data} />
      <Conversation report={data} />
      <History report={data} />
    </div>
  );
}
