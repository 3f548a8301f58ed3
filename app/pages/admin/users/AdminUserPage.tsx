import { useParams } from 'react-router';
import { AdminFrame } from '#app/administration/AdminFrame.tsx';
import { useAdministrationText } from '#app/i18n/administration/use-administration-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { BackToList } from '#app/lists/BackToList.tsx';
import type { SessionUser } from '#app/session/session-user.ts';
import { pathFor } from '#domain/site-map.ts';
import { OpenedUser } from './OpenedUser.tsx';

export { Workspace as Layout } from '#app/workspace/Workspace.tsx';

/** Everything that administrators may see of one person, and what they may do with the account. */
export default function AdminUserPage() {
  const text = useAdministrationText().user;
  const { id = '' } = useParams();
  return (
    <AdminFrame title={text.title} lead={text.lead}>
      {(viewer) => <Account key={id} id={id} viewer={viewer} />}
    </AdminFrame>
  );
}

function Account({ id, viewer }: { id: string; viewer: SessionUser }) {
  const text = useAdministrationText().user;
  const language = useLanguage();
  return (
    <>
      <p>
        <BackToList path={pathFor('adminUsers', language)}>{text.back}</BackToList>
      </p>
      <OpenedUser id={id} viewer={viewer} />
    </>
  );
}
