import { folioOf } from '#app/api/donations.ts';
import { callWireFile } from '#app/api/wire-client.ts';
import { useMyDonationsText } from '#app/i18n/my-donations/use-my-donations-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import styles from './DonationPapers.module.css';
import { DownloadButton } from './DownloadButton.tsx';
import type { ListedDonation } from './donation-history.ts';

interface Props {
  donation: ListedDonation;
}

/** The receipt of every donation. */
export function DonationPapers({ donation }: Props) {
  const text = useMyDonationsText();
  const language = useLanguage();
  const { id } = donation;
  const folio = folioOf(donation);
  return (
    <div className={styles.papers}>
      <DownloadButton
        label={text.receipt}
        of={text.receiptOf(folio)}
        fetchFile={async () => ({
          name: text.receiptFile(folio),
          content: await callWireFile('donaciones:recibo', { id, lang: language }),
        })}
      />
    </div>
  );
}
