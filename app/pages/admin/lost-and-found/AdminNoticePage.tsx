import { useParams } from 'react-router';
import { AdminFrame } from '#app/administration/AdminFrame.tsx';
import { useCall } from '#app/api/use-call.ts';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { useNoticeDeskText } from '#app/i18n/notice-desk.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { BackToList } from '#app/lists/BackToList.tsx';
import { folioIn } from '#domain/lost-and-found/notice-address.ts';
import { openDeskNotice } from '#domain/lost-and-found/notice-desk-calls.ts';
import { pathFor } from '#domain/site-map.ts';
import { Decide } from './Decide.tsx';
import styles from './NoticeDesk.module.css';
import { NoticeFacts } from './NoticeFacts.tsx';
import { NoticePictures } from './NoticePictures.tsx';
import { NoticeTrail } from './NoticeTrail.tsx';

export { Workspace as Layout } from '#app/workspace/Workspace.tsx';

/** A notice with all that the desk decides by. */
export default function AdminNoticePage() {
  const text = useNoticeDeskText().one;
  const language = useLanguage();
  const { folio = '' } = useParams();
  return (
    <AdminFrame title={text.title} lead={text.lead}>
      {() => (
        <>
          <p>
            <BackToList path={pathFor('adminLostAndFound', language)}>{text.back}</BackToList>
          </p>
          <OpenedNotice key={folio} folio={folioIn(folio) ?? 2_147_483_647} />
        </>
      )}
    </AdminFrame>
  );
}

function OpenedNotice({ folio }: { folio: number }) {
  const text = useNoticeDeskText().one;
  const { data, failure, isMissing, reload } = useCall(openDeskNotice, { folio });
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
      <Decide notice={data} />
      <NoticePictures notice={data} />
      <NoticeFacts notice={data} />
      <NoticeTrail notice={data} />
    </div>
  );
}
