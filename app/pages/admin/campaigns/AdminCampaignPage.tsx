import { useParams } from 'react-router';
import { AdminFrame } from '#app/administration/AdminFrame.tsx';
import { useCall } from '#app/api/use-call.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { useCampaignEditorText } from '#app/i18n/campaign-editor/use-campaign-editor-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { BackToList } from '#app/lists/BackToList.tsx';
import { openCampaign } from '#domain/campaigns/campaign-calls.ts';
import { pathFor } from '#domain/site-map.ts';
import { CampaignEditor } from './CampaignEditor.tsx';

export { Workspace as Layout } from '#app/workspace/Workspace.tsx';

export default function AdminCampaignPage() {
  const text = useCampaignEditorText();
  const { id = '' } = useParams();
  return (
    <AdminFrame title={text.editor.title} lead={text.lead}>
      {(viewer) => <Campaign key={id} id={id} userId={viewer.id} />}
    </AdminFrame>
  );
}

function Campaign({ id, userId }: { id: string; userId: string }) {
  const text = useCampaignEditorText().editor;
  const language = useLanguage();
  const {
    data: campaign,
    failure,
    isMissing,
    reload,
  } = useCall(openCampaign, { id }, { isFresh: true });
  return (
    <>
      <p>
        <BackToList path={pathFor('adminCampaigns', language)}>{text.back}</BackToList>
      </p>
      {/* It was there: it has just been deleted, and the page is being left. */}
      {failure && !(campaign && isMissing) && <FailureNotice failure={failure} retry={reload} />}
      {!campaign && !failure && <LoadingScreen />}
      {campaign && <CampaignEditor campaign={campaign} userId={userId} />}
    </>
  );
}
