import { AdminFrame } from '#app/administration/AdminFrame.tsx';
import { useNoticeDeskText } from '#app/i18n/notice-desk.ts';
import { NoticeList } from './NoticeList.tsx';

export { Workspace as Layout } from '#app/workspace/Workspace.tsx';

export default function AdminLostAndFoundPage() {
  const text = useNoticeDeskText();
  return (
    <AdminFrame title={text.title} lead={text.lead}>
      {() => <NoticeList />}
    </AdminFrame>
  );
}
