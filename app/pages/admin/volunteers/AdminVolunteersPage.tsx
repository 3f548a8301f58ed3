import { AdminFrame } from '#app/administration/AdminFrame.tsx';
import { useVolunteerDeskText } from '#app/i18n/volunteer-desk/use-volunteer-desk-text.ts';
import { VolunteerList } from './VolunteerList.tsx';

export { Workspace as Layout } from '#app/workspace/Workspace.tsx';

export default function AdminVolunteersPage() {
  const text = useVolunteerDeskText();
  return (
    <AdminFrame title={text.title} lead={text.lead}>
      {() => <VolunteerList />}
    </AdminFrame>
  );
}
