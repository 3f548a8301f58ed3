import { useState } from 'react';
import { MessageDialog } from '#app/feedback/MessageDialog.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';

/** To whoever has erased their account. */
export default function AccountDeletedNotice() {
  const { accountDeleted, close } = useAccountText();
  const [isRead, setRead] = useState(false);
  if (isRead) return null;
  return (
    <MessageDialog title={accountDeleted.title} close={close} onClose={() => setRead(true)}>
      <p>{accountDeleted.text}</p>
    </MessageDialog>
  );
}
