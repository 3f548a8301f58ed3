import { Button } from '#app/components/Button.tsx';
import { saveFile } from '#app/components/save-file.ts';
import { Notice } from '#app/feedback/Notice.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import styles from './TwoFactor.module.css';

/** Shown this once: each opens the account one time without the app. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const text = useAccountText().twoFactor;
  return (
    <>
      <Notice kind="success" title={text.enabled} announce>
        <p>{text.codes}</p>
      </Notice>
      <ul className={`plain-list ${styles.codes}`}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.ways}>
        <Button
          size="small"
          icon="download"
          onClick={() => saveFile(text.codesFile, 'text/plain', `${codes.join('\n')}\n`)}
        >
          {text.download}
        </Button>
        <Button size="small" variant="outline" onClick={onDone}>
          {text.saved}
        </Button>
      </div>
    </>
  );
}
