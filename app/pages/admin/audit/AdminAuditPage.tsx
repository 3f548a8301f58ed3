import { AdminFrame } from '#app/administration/AdminFrame.tsx';
import { useAdministrationText } from '#app/i18n/administration/use-administration-text.ts';
import { AuditLog } from './AuditLog.tsx';

export { Workspace as Layout } from '#app/workspace/Workspace.tsx';

export default function AdminAuditPage() {
  const text = useAdministrationText().audit;
  return (
    <AdminFrame title={text.title} lead={text.lead}>
      {() => <AuditLog />}
    </AdminFrame>
  );
}
