import { useState } from 'react';
import { uploadFile } from '#app/api/upload-file.ts';
import { Button } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { FileDrop } from '#app/forms/FileDrop.tsx';
import { useContractText } from '#app/i18n/contracts/use-contract-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import styles from './Contracts.module.css';

/** The other way to sign: on paper, of which a picture or PDF becomes the pet's contract. */
export default function PaperContract({ petId }: { petId: string }) {
  const text = useContractText().sign.paper;
  const language = useLanguage();
  const { busy, failure, attempt } = useAttempt();
  const [isDone, setDone] = useState(false);
  const send = ([file]: File[]) =>
    file &&
    attempt(async () => {
      await uploadFile({ folder: `contrato/${petId}`, file, language });
      setDone(true);
    });
  return (
    <details className={styles.paper}>
      <summary>{text.title}</summary>
      <p>{text.text}</p>
      <div>
        <Button size="small" variant="outline" onClick={() => window.print()}>
          {text.print}
        </Button>
      </div>
      <FileDrop
        name="contract"
        label={text.label}
        invitation={busy ? text.sending : text.invitation}
        accept="application/pdf,image/*"
        disabled={busy}
        onFiles={send}
      />
      <div aria-live="polite">
        {isDone && !busy && !failure && (
          <Notice kind="success">
            <p>{text.done}</p>
          </Notice>
        )}
      </div>
      {failure && <FailureNotice failure={failure} />}
    </details>
  );
}
