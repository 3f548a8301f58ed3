import { useState } from 'react';
import { Notice } from '#app/feedback/Notice.tsx';
import { FileDrop } from '#app/forms/FileDrop.tsx';
import { useVerifyText } from '#app/i18n/contracts/use-verify-text.ts';
import styles from './Contracts.module.css';

/** Compares a copy with the original, byte for byte, without sending it anywhere. */
export function CompareCopy({ pdfSha256 }: { pdfSha256: string }) {
  const text = useVerifyText().compare;
  const [compared, setCompared] = useState<{ name: string; isSame: boolean }>();

  async function compare([file]: File[]) {
    if (!file) return;
    const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
    const sha256 = Array.from(new Uint8Array(digest), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join('');
    setCompared({ name: file.name, isSame: sha256 === pdfSha256 });
  }

  return (
    <section className={styles.compare} aria-labelledby="compare-copy">
      <h2 id="compare-copy">{text.title}</h2>
      <p>{text.text}</p>
      <FileDrop
        name="copy"
        label={text.label}
        invitation={text.invitation}
        chosen={compared?.name}
        accept="application/pdf"
        onFiles={compare}
      />
      <div aria-live="polite">
        {compared && (
          <Notice kind={compared.isSame ? 'success' : 'warning'}>
            <p>{compared.isSame ? text.same : text.other}</p>
          </Notice>
        )}
      </div>
    </section>
  );
}
