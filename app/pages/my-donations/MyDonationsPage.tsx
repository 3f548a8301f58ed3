import { useCall } from '#app/api/use-call.ts';
import { ButtonLink } from '#app/components/Button.tsx';
import { PageHead } from '#app/components/PageHead.tsx';
import { Wrap } from '#app/components/Wrap.tsx';
import { OwnCards } from '#app/dedications/OwnCards.tsx';
import { useMyDonationsText } from '#app/i18n/my-donations/use-my-donations-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { LoginRequired } from '#app/session/guards.tsx';
import { findGivingYears } from '#domain/donations/donation-paper-calls.ts';
import { pathFor } from '#domain/site-map.ts';
import { ClaimDonations } from './ClaimDonations.tsx';
import { DonationHistory } from './DonationHistory.tsx';
import styles from './MyDonationsPage.module.css';
import { OpenDonations } from './OpenDonations.tsx';
import { YearlyStatements } from './YearlyStatements.tsx';

export default function MyDonationsPage() {
  const text = useMyDonationsText();
  const language = useLanguage();
  return (
    <>
      <PageHead title={text.title} description={text.lead} noIndex />
      <LoginRequired>
        {({ id, name, email }) => (
          <Wrap className={styles.page}>
            <div className={styles.head}>
              <div className={styles.words}>
                <h1 className={styles.title}>{text.title}</h1>
                <p className={styles.lead}>{text.lead}</p>
              </div>
              <ButtonLink to={pathFor('donations', language)} icon="heart">
                {text.give}
              </ButtonLink>
              <ButtonLink to={pathFor('myFundraisers', language)} variant="outline">
                {text.ownPages}
              </ButtonLink>
              <ButtonLink to={pathFor('myCompany', language)} variant="outline">
                {text.company}
              </ButtonLink>
            </div>
            <ClaimDonations email={email} />
            <OpenDonations userId={id} userName={name} />
            <OwnCards />
            <PaidDonations userId={id} />
          </Wrap>
        )}
      </LoginRequired>
    </>
  );
}

function PaidDonations({ userId }: { userId: string }) {
  // Where they cannot be told, the list says why.
  const { data: years = [] } = useCall(findGivingYears, {});
  return (
    <>
      <DonationHistory userId={userId} years={years.map(({ year }) => year)} />
      <YearlyStatements years={years} />
    </>
  );
}
