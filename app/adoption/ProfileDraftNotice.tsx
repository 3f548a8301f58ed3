import { useState } from 'react';
import { Button } from '#app/components/Button.tsx';
import { MessageDialog } from '#app/feedback/MessageDialog.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useAdoptionText } from '#app/i18n/adoption/use-adoption-text.ts';
import styles from './ProfileForm.module.css';

/** What came back of an earlier visit, and the way to begin without it. */
export function ProfileDraftNotice({ onStartAnew }: { onStartAnew: () => void }) {
  const text = useAdoptionText().draft;
  const [asking, setAsking] = useState(false);
  const [isGone, setGone] = useState(false);
  if (isGone) return null;
  return (
    <>
      <Notice title={text.restored}>
        <Button
          size="small"
          variant="outline"
          className={styles.anew}
          onClick={() => setAsking(true)}
        >
          {text.startAnew}
        </Button>
      </Notice>
      {asking && (
        <MessageDialog
          title={text.confirmTitle}
          close={text.keep}
          onClose={() => setAsking(false)}
          action={
            <Button
              onClick={() => {
                onStartAnew();
                setGone(true);
              }}
            >
              {text.confirmAction}
            </Button>
          }
        >
          <p>{text.confirmText}</p>
        </MessageDialog>
      )}
    </>
  );
}
