import { useState } from 'react';
import { MessageDialog } from '#app/feedback/MessageDialog.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';

/** To whoever has erased their account. */
export default function Farewell() {
  const { farewell, close } = useAccountText();
  const [isRead, setRead] = useState(false);
  if (isRead) return null;
  return (
    <MessageDialog title={farewell.title} close={close} onClose={() => setRead(true)}>
      <p>{farewell.text}</p>
    </MessageDialog>
  );
}
