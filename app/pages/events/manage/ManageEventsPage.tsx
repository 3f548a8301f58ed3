import { AdminFrame } from '#app/administration/AdminFrame.tsx';
import { useManageEventsText } from '#app/i18n/manage-events.ts';
import { EventList } from './EventList.tsx';

export { Workspace as Layout } from '#app/workspace/Workspace.tsx';

export default function ManageEventsPage() {
  const text = useManageEventsText();
  return (
    <AdminFrame title={text.title} lead={text.lead}>
      {() => <EventList />}
    </AdminFrame>
  );
}
