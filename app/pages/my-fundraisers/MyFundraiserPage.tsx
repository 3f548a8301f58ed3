import { Link, useParams } from 'react-router';
import { useCall } from '#app/api/use-call.ts';
import { PageHead } from '#app/components/PageHead.tsx';
import { Wrap } from '#app/components/Wrap.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { useFundraiserText } from '#app/i18n/fundraiser-editor/use-fundraiser-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { OnePictureField } from '#app/pictures/OnePictureField.tsx';
import { LoginRequired } from '#app/session/guards.tsx';
import { openFundraiser } from '#domain/fundraisers/fundraiser-calls.ts';
import { openStates } from '#domain/fundraisers/fundraiser-states.ts';
import { pathFor } from '#domain/site-map.ts';
import { FundraiserForm } from './FundraiserForm.tsx';
import styles from './Fundraisers.module.css';
import { Steps } from './Steps.tsx';

/** One of them, to be written; `nueva` is none yet. */
export default function MyFundraiserPage() {
  const text = useFundraiserText();
  const language = useLanguage();
  const { id = '' } = useParams();
  const isNew = id === 'nueva';
  return (
    <>
      <PageHead title={text.title} description={text.lead} noIndex />
      <LoginRequired>
        {({ name }) => (
          <Wrap className={styles.page}>
            <p>
              <Link to={pathFor('myFundraisers', language)}>{text.back}</Link>
            </p>
            {isNew ? (
              <>
                <h1>{text.newTitle}</h1>
                <FundraiserForm organizer={name} />
              </>
            ) : (
              <Opened key={id} id={id} />
            )}
          </Wrap>
        )}
      </LoginRequired>
    </>
  );
}

function Opened({ id }: { id: string }) {
  const text = useFundraiserText();
  const { data: found, failure, reload } = useCall(openFundraiser, { id }, { isFresh: true });
  if (!found) {
    return failure ? <FailureNotice failure={failure} retry={reload} /> : <LoadingScreen />;
  }
  const { state, changes, reason, written } = found;
  const isOpen = openStates.includes(state);
  return (
    <>
      <h1>{written.title}</h1>
      <p className={styles.state}>{text.states[state]}</p>
      {state === 'active' && text.changes[changes] && <p>{text.changes[changes]}</p>}
      {reason && (
        <div className={styles.part}>
          <p>{text.why}</p>
          <p className={styles.quote}>{reason}</p>
        </div>
      )}
      <Steps fundraiser={found} />
      {isOpen ? (
        <>
          <OnePictureField
            text={text.picture}
            folder={`recaudacion/${id}/`}
            picture={found.picture}
            alt={written.alt}
          />
          <FundraiserForm key={found.revision} fundraiser={found} organizer={written.organizer} />
        </>
      ) : (
        <p>{text.over}</p>
      )}
    </>
  );
}
