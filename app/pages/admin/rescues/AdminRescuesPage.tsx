import { AdminFrame } from '#app/administration/AdminFrame.tsx';
import { useRescueDeskText } from '#app/i18n/rescue-desk/use-rescue-desk-text.ts';
import { RescueList } from './RescueList.tsx';

export { Workspace as Layout } from '#app/workspace/Workspace.tsx';

export default function AdminRescuesPage() {
  const text = useRescueDeskText();
  return (
    <AdminFrame title={text.title} lead={text.lead}>
      {() => <RescueList />}
    </AdminFrame>
  );
}
