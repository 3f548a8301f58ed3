import { Button } from '#app/components/Button.tsx';
import { CopyButton } from '#app/components/CopyButton.tsx';
import { saveFile } from '#app/components/save-file.ts';
import { useQrCode } from '#app/components/use-qr-code.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { usePassportText } from '#app/i18n/passports/use-passport-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useSite } from '#app/site.ts';
import { passportAddress } from '#domain/passports/passport-address.ts';
import { dayInWords } from '#domain/passports/passport-rows.ts';
import { pathFor } from '#domain/site-map.ts';
import { fetchPassport, type PetPassports } from './find-passports.ts';
import styles from './Passport.module.css';
import { PassportView } from './PassportView.tsx';
import { VaccineNotice } from './VaccineNotice.tsx';

interface Props {
  current: NonNullable<PetPassports['current']>;
  mayIssue: boolean;
  onReplace: () => void;
  onRevoke: () => void;
}

/** The passport that counts: its code, what can be done with it, and what it says. */
export function CurrentPassport({ current, mayIssue, onReplace, onRevoke }: Props) {
  const text = usePassportText();
  const language = useLanguage();
  const { siteUrl } = useSite();
  const { busy, failure, attempt } = useAttempt();
  const page = pathFor('checkPassport', language);
  const address = passportAddress(siteUrl + page, current.code);
  const picture = useQrCode(address);

  const download = () =>
    attempt(async () => {
      const file = await fetchPassport(current.id, language);
      saveFile(text.file(current.says.name), 'application/pdf', file);
    });

  return (
    <>
      <Hints current={current} mayIssue={mayIssue} />
      <VaccineNotice passport={current.says} />
      <section className={styles.card} aria-labelledby="passport-says">
        <h2 id="passport-says">{text.says}</h2>
        <div className={styles.paper}>
          <div className={styles.code}>
            {picture && <img src={picture} alt={text.code} />}
            <a className={styles.link} href={passportAddress(page, current.code)}>
              {text.open}
            </a>
          </div>
          <div className={styles.text}>
            <PassportView passport={current.says} />
          </div>
        </div>
        {failure && <FailureNotice failure={failure} />}
        <div className={styles.ways}>
          <Button icon="download" onClick={download} aria-disabled={busy || undefined}>
            {busy ? text.downloading : text.download}
          </Button>
          <CopyButton
            content={address}
            label={text.copy}
            done={text.copied}
            failed={text.notCopied}
          />
          {mayIssue && (
            <>
              <Button variant="outline" onClick={onReplace}>
                {text.issueAgain}
              </Button>
              <Button variant="quiet" onClick={onRevoke}>
                {text.revoke}
              </Button>
            </>
          )}
        </div>
      </section>
    </>
  );
}

/** What somebody should know before they show it. */
function Hints({ current, mayIssue }: Pick<Props, 'current' | 'mayIssue'>) {
  const text = usePassportText();
  const language = useLanguage();
  const isExpired = current.state === 'expired';
  return (
    <>
      {!isExpired && (
        <Notice kind="success" title={text.genuine.title}>
          <p>{text.genuine.text(dayInWords(current.says.validUntil, language))}</p>
        </Notice>
      )}
      {(isExpired || current.isOutdated) && (
        <Notice kind="warning" title={isExpired ? text.expired : text.outdated.title}>
          <p>{mayIssue ? text.outdated.forIssuer : text.outdated.forHolder}</p>
        </Notice>
      )}
      {mayIssue && current.says.microchip === '' && (
        <Notice>
          <p>{text.noMicrochip}</p>
        </Notice>
      )}
    </>
  );
}
