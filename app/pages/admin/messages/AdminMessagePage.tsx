import { useParams } from 'react-router';
import { AdminFrame } from '#app/administration/AdminFrame.tsx';
import { useInboxText } from '#app/i18n/inbox/use-inbox-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { BackToList } from '#app/lists/BackToList.tsx';
import { leftAddress } from '#app/lists/left-lists.ts';
import { pathFor } from '#domain/site-map.ts';
import { OpenedMessage } from './OpenedMessage.tsx';

export { Workspace as Layout } from '#app/workspace/Workspace.tsx';

export default function AdminMessagePage() {
  const text = useInboxText().message;
  const language = useLanguage();
  const { folio = '' } = useParams();
  const list = pathFor('adminMessages', language);
  return (
    <AdminFrame title={text.title} lead={text.lead}>
      {(viewer) => (
        <>
          <p>
            <BackToList path={list}>{text.back}</BackToList>
          </p>
          <OpenedMessage
            key={folio}
            folio={Number(folio)}
            viewer={viewer}
            list={leftAddress(list)}
          />
        </>
      )}
    </AdminFrame>
  );
}
