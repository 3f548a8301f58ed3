import { useState } from 'react';
import { call } from '#app/api/call.ts';
import { fetchTaxRegimes, satToday } from '#app/api/sat-lists.ts';
import { useCall } from '#app/api/use-call.ts';
import { useFound } from '#app/api/use-found.ts';
import { Button, ButtonLink } from '#app/components/Button.tsx';
import { longDate } from '#app/components/long-date.ts';
import { PageHead } from '#app/components/PageHead.tsx';
import { Wrap } from '#app/components/Wrap.tsx';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { useCompanyText } from '#app/i18n/company/use-company-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { OnePictureField } from '#app/pictures/OnePictureField.tsx';
import { LoginRequired } from '#app/session/guards.tsx';
import { type Company, findOwnCompany, removeCompany } from '#domain/companies/company-calls.ts';
import { locale } from '#domain/language.ts';
import { formatPesos } from '#domain/money.ts';
import { pathFor } from '#domain/site-map.ts';
import { CompanyForm } from './CompanyForm.tsx';
import styles from './MyCompany.module.css';

/** The company in whose name the account gives. */
export default function MyCompanyPage() {
  const text = useCompanyText();
  return (
    <>
      <PageHead title={text.title} description={text.lead} noIndex />
      <LoginRequired>
        {() => (
          <Wrap className={styles.page}>
            <h1>{text.title}</h1>
            <p className={styles.soft}>
              {text.lead} {text.why}
            </p>
            <Own />
          </Wrap>
        )}
      </LoginRequired>
    </>
  );
}

function Own() {
  const text = useCompanyText();
  const regimes = useFound(['tax regimes'], fetchTaxRegimes);
  const { data: company, failure, reload } = useCall(findOwnCompany, {}, { isFresh: true });
  const lost = failure ?? regimes.failure;
  if (company === undefined || !regimes.data) {
    const again = failure ? reload : regimes.reload;
    return lost ? <FailureNotice failure={lost} retry={again} /> : <LoadingScreen />;
  }
  return (
    <>
      {company && <Standing company={company} />}
      <CompanyForm
        key={company?.id ?? 'new'}
        company={company}
        regimes={regimes.data}
        today={satToday()}
      />
      {company && (
        <>
          <OnePictureField
            text={text.logo}
            folder={`empresa_donante/${company.id}/`}
            picture={company.logo}
            alt={text.logo.alt(company.written.name)}
          />
          <Remove company={company} />
        </>
      )}
    </>
  );
}

/** How it stands on the public list, and what it has given. */
function Standing({ company }: { company: Company }) {
  const text = useCompanyText();
  const language = useLanguage();
  const { state, reason, shown, givenCents, since } = company;
  const isStillShown = shown !== null && (state === 'review' || state === 'refused');
  return (
    <div className={styles.part}>
      <p>
        <span className={styles.state}>{text.states[state]}.</span> {text.stateHints[state]}{' '}
        {isStillShown && text.stillShown}
        {state === 'shown' && since === null && text.afterGift}
      </p>
      {reason && (
        <>
          <p>{text.reason}</p>
          <p className={styles.quote}>{reason}</p>
        </>
      )}
      {since !== null && (
        <p>{text.given(formatPesos(givenCents), longDate(since, locale[language]))}</p>
      )}
      <div className={styles.ways}>
        <ButtonLink to={pathFor('donations', language)} icon="heart">
          {text.give}
        </ButtonLink>
        <ButtonLink to={pathFor('companies', language)} variant="outline">
          {text.see}
        </ButtonLink>
      </div>
    </div>
  );
}

function Remove({ company: { id, revision } }: { company: Company }) {
  const text = useCompanyText();
  const [isAsking, setAsking] = useState(false);
  return (
    <div>
      <Button variant="quiet" size="small" icon="trash" onClick={() => setAsking(true)}>
        {text.remove}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={text.removeTitle}
          action={text.remove}
          decline={text.keep}
          run={async () => {
            await call(removeCompany, { id, revision });
          }}
          onClose={() => setAsking(false)}
        >
          <p>{text.removeText}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
