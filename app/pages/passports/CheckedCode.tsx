import { Button } from '#app/components/Button.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useCheckText } from '#app/i18n/passports/use-check-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useSite } from '#app/site.ts';
import { dateIn } from '#domain/clock.ts';
import type { Passport } from '#domain/passports/passport.ts';
import { dayInWords } from '#domain/passports/passport-rows.ts';
import styles from './Passport.module.css';
import { PassportView } from './PassportView.tsx';
import { useCheckedPassport, usePassportStatus } from './use-checked-passport.ts';

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

/** By its signature and its days at once; what the portal knows of it follows. */
function Standing({ passport, isExpired }: { passport: Passport; isExpired: boolean }) {
  const text = useCheckText();
  const language = useLanguage();
  const { timezone } = useSite();
  const { status, ask } = usePassportStatus(passport.number);
  const until = dayInWords(passport.validUntil, language);
  const dayOf = (instant: string | null) =>
    instant === null ? '' : dayInWords(dateIn(timezone, new Date(instant)), language);
  if (status?.kind === 'revoked') {
    return (
      <Notice kind="error" title={text.revoked.title} announce>
        <p>{text.revoked.text(dayOf(status.endedAt), text.reasons[status.reason ?? 'other'])}</p>
      </Notice>
    );
  }
  if (status?.kind === 'superseded') {
    return (
      <Notice kind="warning" title={text.superseded.title} announce>
        <p>{text.superseded.text(dayOf(status.endedAt))}</p>
      </Notice>
    );
  }
  if (status?.kind === 'gone') {
    return (
      <Notice kind="warning" title={text.gone.title} announce>
        <p>{text.gone.text}</p>
      </Notice>
    );
  }
  const words = isExpired ? text.expired : text.valid;
  return (
    <Notice kind={isExpired ? 'warning' : 'success'} title={words.title} announce>
      <p>{words.text(until)}</p>
      {!status && <p>{text.asking}</p>}
      {status?.kind === 'unreachable' && (
        <>
          <p>{text.offline}</p>
          <Button size="small" variant="outline" onClick={ask}>
            {text.again}
          </Button>
        </>
      )}
      {status && status.kind !== 'unreachable' && <p>{text.requested}</p>}
    </Notice>
  );
}
