import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useCheckText } from '#app/i18n/passports/use-check-text.ts';
import type { Passport } from '#domain/passports/passport.ts';
import styles from './Passport.module.css';
import { PassportView } from './PassportView.tsx';
import { Standing } from './Standing.tsx';
import { useCheckedPassport } from './use-checked-passport.ts';

/** What a code is worth, and what it says where its signature holds. */
export function CheckedCode({ code }: { code: string | undefined }) {
  const text = useCheckText();
  const checked = useCheckedPassport(code);
  if (!checked) return <LoadingScreen />;
  switch (checked.kind) {
    case 'valid':
    case 'expired':
      return <Genuine passport={checked.passport} isExpired={checked.kind === 'expired'} />;
    case 'forged':
      return (
        <Notice kind="error" title={text.forged.title} announce>
          <p>{text.forged.text}</p>
        </Notice>
      );
    case 'unknownKey':
      return (
        <Notice kind="warning" title={text.unknownKey.title} announce>
          <p>{text.unknownKey.text}</p>
          <p className={styles.key}>{text.unknownKey.key(checked.keyId)}</p>
        </Notice>
      );
    default:
      return (
        <Notice kind="warning" title={text[checked.kind].title} announce>
          <p>{text[checked.kind].text}</p>
        </Notice>
      );
  }
}

function Genuine({ passport, isExpired }: { passport: Passport; isExpired: boolean }) {
  const text = useCheckText();
  return (
    <>
      <Standing passport={passport} isExpired={isExpired} />
      <section className={styles.card} aria-labelledby="passport-says">
        <h2 id="passport-says">{text.says}</h2>
        <PassportView passport={passport} />
        <p className={styles.soft}>{text.compare}</p>
      </section>
    </>
  );
}
