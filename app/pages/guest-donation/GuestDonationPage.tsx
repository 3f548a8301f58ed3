import { useState } from 'react';
import { useParams } from 'react-router';
import { useCall } from '#app/api/use-call.ts';
import { ButtonLink } from '#app/components/Button.tsx';
import { NarrowPage } from '#app/components/NarrowPage.tsx';
import { PageHead } from '#app/components/PageHead.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { useGuestDonationText } from '#app/i18n/guest-donation/use-guest-donation-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { openGuestDonation } from '#domain/donations/guest-donation-calls.ts';
import { pathFor } from '#domain/site-map.ts';
import styles from './GuestDonation.module.css';
import { GuestGift } from './GuestGift.tsx';
import { RequestLinks } from './RequestLinks.tsx';

/** Where the mail leads whoever gave without an account: one donation, for whoever has the link. */
export default function GuestDonationPage() {
  const text = useGuestDonationText();
  const { key = '' } = useParams();
  return (
    <NarrowPage>
      <PageHead title={text.title} description={text.description} noIndex />
      <Opened key={key} linkKey={key} />
    </NarrowPage>
  );
}

function Opened({ linkKey }: { linkKey: string }) {
  const text = useGuestDonationText();
  const language = useLanguage();
  const opened = useCall(openGuestDonation, { key: linkKey, language });
  const [isSent, setSent] = useState(false);
  const { data: gift, failure, isMissing, reload } = opened;
  // Asked for again, a link that opens nothing is for a moment neither there nor missing.
  if (isMissing || isSent) return <Unknown isSent={isSent} onSent={() => setSent(true)} />;
  if (gift) return <GuestGift gift={gift} linkKey={linkKey} />;
  return (
    <>
      <h1 className="visually-hidden">{text.title}</h1>
      {failure ? <FailureNotice failure={failure} retry={reload} /> : <LoadingScreen />}
    </>
  );
}

function Unknown(sending: { isSent: boolean; onSent: () => void }) {
  const text = useGuestDonationText();
  const language = useLanguage();
  return (
    <>
      <h1>{text.unknown.title}</h1>
      <p>{text.unknown.text}</p>
      <RequestLinks {...sending} />
      <div className={styles.ways}>
        <ButtonLink to={pathFor('myDonations', language)} variant="outline" size="small">
          {text.unknown.mine}
        </ButtonLink>
      </div>
    </>
  );
}
