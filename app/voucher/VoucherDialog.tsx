import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router';
import { useCall } from '#app/api/use-call.ts';
import { Button } from '#app/components/Button.tsx';
import { useShownPetName } from '#app/components/use-shown-pet-name.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { MessageDialog } from '#app/feedback/MessageDialog.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useVoucherText } from '#app/i18n/voucher.ts';
import { useSite } from '#app/site.ts';
import { findVoucherSteps } from '#domain/donations/voucher-calls.ts';
import { groupedReference } from '#domain/donations/voucher-words.ts';
import { formatPesos } from '#domain/money.ts';
import { pathFor } from '#domain/site-map.ts';
import { instantInWords } from '#domain/zone-names.ts';
import { Barcode } from './Barcode.tsx';
import styles from './VoucherDialog.module.css';

interface Props {
  amountCents: number;
  voucher: { reference: string; expiresAt: string };
  /** What the donation is for, in words. */
  purpose: string;
  petId: string | null | undefined;
  /** undefined: an anonymous donation. */
  donorName: string | undefined;
  /** Where it was mailed to. */
  email: string;
  /** No store takes it. */
  isTest: boolean;
  /** Of what an adoption asks for, and of no gift. */
  ofCharge?: boolean | undefined;
  onClose: () => void;
}

/** What a donor takes to the store. Outside the page, so that it is all that is printed. */
export function VoucherDialog(props: Props) {
  const { amountCents, voucher, purpose, petId, donorName, email, isTest, ofCharge } = props;
  const { onClose } = props;
  const text = useVoucherText();
  const language = useLanguage();
  const { timezone } = useSite();
  const { data: how, failure, reload } = useCall(findVoucherSteps, { language });
  const { reference, expiresAt } = voucher;
  const petName = useShownPetName(petId);
  return createPortal(
    <MessageDialog
      title={text.title}
      close={text.close}
      onClose={onClose}
      action={<Button onClick={() => window.print()}>{text.print}</Button>}
    >
      <div className={styles.voucher}>
        {isTest && (
          <Notice kind="warning">
            <p>{text.test}</p>
            <Link to={pathFor('testPayment', language, { key: reference })}>{text.payTest}</Link>
          </Notice>
        )}
        <dl className={styles.facts}>
          <div>
            <dt>{ofCharge ? text.amountAlone : text.amount}</dt>
            <dd className={styles.amount}>{formatPesos(amountCents)}</dd>
            {how && <dd className={styles.note}>{how.commission}</dd>}
          </div>
          <div className={styles.reference}>
            <Reference reference={reference} />
          </div>
          <div>
            <dt>{text.expires}</dt>
            <dd>
              <time dateTime={expiresAt}>{instantInWords(expiresAt, language, timezone)}</time>
            </dd>
          </div>
          <div>
            <dt>{text.purpose}</dt>
            <dd>{purpose}</dd>
          </div>
          {petName && (
            <div>
              <dt>{text.pet}</dt>
              <dd>{petName}</dd>
            </div>
          )}
          <div>
            <dt>{ofCharge ? text.payer : text.donor}</dt>
            <dd>{donorName ?? text.anonymous}</dd>
          </div>
          {how && (
            <div>
              <dt>{text.recipient}</dt>
              <dd>{how.recipient}</dd>
            </div>
          )}
        </dl>
        {failure && <FailureNotice failure={failure} retry={reload} />}
        {how && (
          <>
            <div>
              <h3 className={styles.how}>{text.steps}</h3>
              <ol className={styles.steps}>
                {how.steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </div>
            <p className={styles.note}>{how.howLong}</p>
          </>
        )}
        <p className={`${styles.note} ${styles.mailed}`}>
          {(ofCharge ? text.mailedAlone : text.mailed)(email)}
        </p>
      </div>
    </MessageDialog>,
    document.body,
  );
}

function Reference({ reference }: { reference: string }) {
  const text = useVoucherText();
  const digits = useRef<HTMLElement>(null);
  const [copying, setCopying] = useState<'done' | 'failed'>();

  async function copy() {
    try {
      await navigator.clipboard.writeText(reference);
      setCopying('done');
    } catch {
      // Without the clipboard, their own hand copies it.
      if (digits.current) window.getSelection()?.selectAllChildren(digits.current);
      setCopying('failed');
    }
  }

  return (
    <>
      <dt>{text.reference}</dt>
      <dd className={styles.digits} ref={digits} translate="no">
        {groupedReference(reference)}
      </dd>
      <dd>
        <Barcode digits={reference} label={text.barcode(reference)} />
      </dd>
      <dd className={styles.copy}>
        <Button
          variant="soft"
          size="small"
          icon={copying === 'done' ? 'check' : 'link'}
          onClick={copy}
        >
          {text.copy}
        </Button>
        <span role="status">
          {copying === 'done' && text.copied}
          {copying === 'failed' && text.notCopied}
        </span>
      </dd>
    </>
  );
}
