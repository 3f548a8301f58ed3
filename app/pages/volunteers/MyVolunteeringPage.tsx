import { useCall } from '#app/api/use-call.ts';
import { ButtonLink } from '#app/components/Button.tsx';
import { PageHead } from '#app/components/PageHead.tsx';
import frame from '#app/components/PageParts.module.css';
import { Wrap } from '#app/components/Wrap.tsx';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { useMyVolunteeringText } from '#app/i18n/my-volunteering/use-my-volunteering-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { LoginRequired } from '#app/session/guards.tsx';
import { pathFor } from '#domain/site-map.ts';
import { findOwnVolunteering } from '#domain/volunteers/volunteer-calls.ts';
import { isVolunteering, type VolunteerState } from '#domain/volunteers/volunteer-machine.ts';
import { OwnCertificates } from './OwnCertificates.tsx';
import { OwnContact } from './OwnContact.tsx';
import { OwnHours } from './OwnHours.tsx';
import { OwnShifts } from './OwnShifts.tsx';
import { OwnState } from './OwnState.tsx';
import styles from './Volunteering.module.css';

const neverVolunteered: readonly VolunteerState[] = [
  'unconfirmed',
  'received',
  'inReview',
  'invited',
  'declined',
  'withdrawn',
];

/** What somebody who volunteers, or would like to, sees of it. */
export default function MyVolunteeringPage() {
  const text = useMyVolunteeringText();
  return (
    <>
      <PageHead title={text.title} description={text.description} noIndex />
      <LoginRequired>
        {() => (
          <Wrap className={frame.page}>
            <header>
              <h1>{text.title}</h1>
              <p className={styles.soft}>{text.lead}</p>
            </header>
            <Own />
          </Wrap>
        )}
      </LoginRequired>
    </>
  );
}

function Own() {
  const text = useMyVolunteeringText();
  const language = useLanguage();
  const { data, failure, reload } = useCall(findOwnVolunteering, {}, { isFresh: true });
  if (data === undefined) {
    return failure ? <FailureNotice failure={failure} retry={reload} /> : <LoadingScreen />;
  }
  if (data === null) {
    return (
      <EmptyState title={text.none}>
        <p>{text.noneText}</p>
        <ButtonLink to={pathFor('volunteering', language)} icon="heart">
          {text.apply}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <OwnState own={data} />
      {data.state === 'accepted' && <OwnShifts />}
      {!neverVolunteered.includes(data.state) && (
        <>
          <OwnHours mayNote={isVolunteering(data.state)} />
          <OwnCertificates />
        </>
      )}
      {isVolunteering(data.state) && <OwnContact own={data} />}
    </>
  );
}
