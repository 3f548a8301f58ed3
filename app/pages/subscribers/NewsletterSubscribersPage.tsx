import { AdminFrame } from '#app/administration/AdminFrame.tsx';
import { useSubscribersText } from '#app/i18n/subscribers.ts';
import { SubscriberList } from './SubscriberList.tsx';

export { Workspace as Layout } from '#app/workspace/Workspace.tsx';

export default function NewsletterSubscribersPage() {
  const text = useSubscribersText();
  return (
    <AdminFrame title={text.title} lead={text.lead}>
      {() => <SubscriberList />}
    </AdminFrame>
  );
}
