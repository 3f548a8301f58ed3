import { AdminFrame } from '#app/administration/AdminFrame.tsx';
import { useVolunteerRotaText } from '#app/i18n/volunteer-rota/use-volunteer-rota-text.ts';
import { Rota } from './Rota.tsx';

export { Workspace as Layout } from '#app/workspace/Workspace.tsx';

export default function AdminShiftsPage() {
  const text = useVolunteerRotaText();
  return (
    <AdminFrame title={text.title} lead={text.lead}>
      {() => <Rota />}
    </AdminFrame>
  );
}
