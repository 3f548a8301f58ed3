import { useState } from 'react';
import { callFile } from '#app/api/call.ts';
import { Button } from '#app/components/Button.tsx';
import { longDate } from '#app/components/long-date.ts';
import { Notice } from '#app/feedback/Notice.tsx';
import { Section } from '#app/forms/Section.tsx';
import { useGuestDonationText } from '#app/i18n/guest-donation/use-guest-donation-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { DownloadButton } from '#app/lists/DownloadButton.tsx';
import {
  openGuestInvoicePdf,
  openGuestInvoiceXml,
} from '#domain/donations/guest-donation-calls.ts';
import { locale } from '#domain/language.ts';
import type { GiftProps } from './GiftProps.ts';
import styles from './GuestDonation.module.css';
import { GuestInvoiceForm } from './GuestInvoiceForm.tsx';

const calls = { pdf: openGuestInvoicePdf, xml: openGuestInvoiceXml };

/** The gift's invoice, or the way to it. */
export function GuestInvoice({ gift, linkKey }: GiftProps) {
  const { invoice: text } = useGuestDonationText();
  const language = useLanguage();
  const [asks, setAsks] = useState(gift.wantsInvoice);
  const { invoice, mayAskInvoice, askInvoiceUntil } = gift;
  if (invoice) {
    return (
      <Section title={text.number(invoice.number)}>
        <div aria-live="polite">
          <Notice kind="success">{invoice.status === 'pending' ? text.pending : text.ready}</Notice>
        </div>
        {invoice.hasFiles && (
          <div className={styles.ways}>
            {(['pdf', 'xml'] as const).map((ending) => (
              <DownloadButton
                key={ending}
                label={text[ending]}
                fetchFile={async () => ({
                  name: text.file(invoice.number, ending),
                  content: await callFile(calls[ending], { key: linkKey }),
                })}
              />
            ))}
          </div>
        )}
      </Section>
    );
  }
  if (!mayAskInvoice) {
    return (
      <Section title={text.title}>
        <p className={styles.soft}>{text.none}</p>
      </Section>
    );
  }
  return (
    <Section title={text.title} lead={text.lead}>
      {askInvoiceUntil && <p>{text.until(longDate(askInvoiceUntil, locale[language]))}</p>}
      {asks ? (
        <GuestInvoiceForm linkKey={linkKey} />
      ) : (
        <div className={styles.ways}>
          <Button size="small" onClick={() => setAsks(true)}>
            {text.ask}
          </Button>
        </div>
      )}
    </Section>
  );
}
