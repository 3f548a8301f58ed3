import { AdminFrame } from '#app/administration/AdminFrame.tsx';
import { useInboxText } from '#app/i18n/inbox/use-inbox-text.ts';
import { can } from '#domain/access/rights.ts';
import { Views } from '../AdminViews.tsx';
import { Inbox } from './Inbox.tsx';
import { SavedReplies } from './SavedReplies.tsx';

/** In the order of their tabs. */
const views = [
  { word: '', name: 'all', View: Inbox },
  { word: 'respuestas', name: 'saved', View: SavedReplies },
] as const;

export { Workspace as Layout } from '#app/workspace/Workspace.tsx';

export default function AdminMessagesPage() {
  const text = useInboxText();
  return (
    <AdminFrame title={text.title} lead={text.lead}>
      {(viewer) => (
        <Views
          text={text.views}
          views={views}
          shared={{ viewer, mayAnswer: can(viewer, 'contact.answer') }}
        />
      )}
    </AdminFrame>
  );
}
