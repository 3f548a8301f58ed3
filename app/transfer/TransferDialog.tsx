import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { CopyButton } from '#app/components/CopyButton.tsx';
import { useShownPetName } from '#app/components/use-shown-pet-name.ts';
import { MessageDialog } from '#app/feedback/MessageDialog.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useTransferText } from '#app/i18n/transfer.ts';
import { useSite } from '#app/site.ts';
import type { DonationTransfer } from '#domain/donations/donation.ts';
import { groupedClabe, transferWords } from '#domain/donations/transfer-words.ts';
import { formatPesos } from '#domain/money.ts';
import { pathFor } from '#domain/site-map.ts';
import { instantInWords } from '#domain/zone-names.ts';
import styles from './TransferDialog.module.css';

interface Props {
  amountCents: number;
  transfer: Omit<DonationTransfer, 'askedCents'>;
  /** What the donation is for, in words. */
  purpose: string;
  petId: string | null | undefined;
  /** Where it was mailed to. */
  email: string;
  /** No bank takes it. */
  isTest: boolean;
  /** Of what an adoption asks for, and of no gift. */
  ofCharge?: boolean | undefined;
  onClose: () => void;
}

/** What a donor types in their bank's app, each line with a button that copies it. */
export function TransferDialog(props: Props) {
  const { amountCents, transfer, purpose, petId, email, isTest, ofCharge } = props;
  const { onClose } = props;
  const { clabe, bank, beneficiary, reference, expiresAt } = transfer;
  const text = useTransferText();
  const language = useLanguage();
  const { timezone } = useSite();
  const { labels, testMode, steps, exact, exactOfCharge } = transferWords[language];
  const petName = useShownPetName(petId);
  return (
    <MessageDialog title={text.title} close={text.close} onClose={onClose}>
      <div className={styles.transfer}>
        {isTest && (
          <Notice kind="warning">
            <p>{testMode}</p>
            <Link to={pathFor('testPayment', language, { key: clabe })}>{text.payTest}</Link>
          </Notice>
        )}
        <dl className={styles.facts}>
          <Fact of="clabe" label={labels.clabe} copied={clabe}>
            <span className={styles.digits}>{groupedClabe(clabe)}</span>
          </Fact>
          <Fact of="amount" label={labels.amount} copied={(amountCents / 100).toFixed(2)}>
            <span className={styles.amount}>{formatPesos(amountCents)}</span>
          </Fact>
          <Fact of="concept" label={labels.concept} copied={reference}>
            {reference}
          </Fact>
          <Fact of="beneficiary" label={labels.beneficiary} copied={beneficiary}>
            {beneficiary}
          </Fact>
          <Fact label={labels.bank}>{bank}</Fact>
          <Fact label={labels.lastDay}>
            <time dateTime={expiresAt}>{instantInWords(expiresAt, language, timezone)}</time>
          </Fact>
          <Fact label={labels.purpose}>{purpose}</Fact>
          {petName && <Fact label={labels.pet}>{petName}</Fact>}
        </dl>
        <div>
          <h3 className={styles.how}>{text.steps}</h3>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
        <p className={styles.note}>{ofCharge ? exactOfCharge : exact}</p>
        <p className={styles.note}>{(ofCharge ? text.mailedAlone : text.mailed)(email)}</p>
      </div>
    </MessageDialog>
  );
}

type Copied = keyof ReturnType<typeof useTransferText>['copy'];

/** One line, with a button that copies it where donors type it elsewhere. */
function Fact({
  label,
  children,
  ...copying
}: { label: string; children: ReactNode } & (
  | { of: Copied; copied: string }
  | { of?: undefined; copied?: undefined }
)) {
  const text = useTransferText();
  const { of, copied } = copying;
  return (
    <div className={of === 'clabe' ? styles.clabe : undefined}>
      <dt>{label}</dt>
      <dd translate={of && 'no'}>{children}</dd>
      {of && (
        <dd className={styles.copy}>
          <CopyButton
            content={copied}
            label={text.copy[of]}
            done={text.copied}
            failed={text.notCopied}
          />
        </dd>
      )}
    </div>
  );
}
