import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { isOpen } from '#app/adoption/application-states.ts';
import { ContractLink } from '#app/adoption/ContractLink.tsx';
import { FitList } from '#app/adoption/FitList.tsx';
import { FollowUpList } from '#app/adoption/FollowUpList.tsx';
import { Messages } from '#app/adoption/Messages.tsx';
import { PetLinks } from '#app/adoption/PetLinks.tsx';
import { ProfileSummary } from '#app/adoption/ProfileSummary.tsx';
import { StateMark } from '#app/adoption/StateMark.tsx';
import { shownFit } from '#app/adoption/shown-fit.ts';
import { useFound } from '#app/api/use-found.ts';
import { ButtonLink } from '#app/components/Button.tsx';
import { longDate } from '#app/components/long-date.ts';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import {
  type ActionOutcome,
  OutcomeNotice,
  useRestoredFocus,
} from '#app/feedback/OutcomeNotice.tsx';
import { useApplicationTalkText } from '#app/i18n/application-talk.ts';
import { useApplicationWords } from '#app/i18n/application-words.ts';
import { useFollowUpText } from '#app/i18n/follow-up/use-follow-up-text.ts';
import { formatInstant } from '#app/i18n/format-instant.ts';
import { useMyApplicationsText } from '#app/i18n/my-applications/use-my-applications-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { talkingStates } from '#domain/adoption/application-machine.ts';
import { hasFollowUps } from '#domain/adoption/follow-up.ts';
import { locale } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { AdoptedPets } from './AdoptedPets.tsx';
import { Appointments } from './Appointments.tsx';
import { AskedReferences } from './AskedReferences.tsx';
import { History } from './History.tsx';
import styles from './OwnApplicationView.module.css';
import { OwnCharges } from './OwnCharges.tsx';
import { type FoundOwn, findOwnByFolio, petIdsOf } from './own-calls.ts';
import { Part } from './Part.tsx';
import { PetPictures, usePetNames } from './PetPictures.tsx';
import { Questions } from './Questions.tsx';
import { useNextSteps } from './use-next-steps.ts';
import { Withdraw } from './Withdraw.tsx';

interface Props {
  folio: number;
  userId: string;
}

export function OwnApplicationView({ folio, userId }: Props) {
  const text = useMyApplicationsText().page;
  const language = useLanguage();
  const { data, failure, reload } = useFound(['own application', folio], () =>
    findOwnByFolio(userId, folio),
  );
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const outcomeRef = useRef<HTMLDivElement>(null);
  useRestoredFocus(outcomeRef, outcome, false, data ? [data] : undefined);
  if (data === undefined) {
    return failure ? <FailureNotice failure={failure} retry={reload} /> : <LoadingScreen />;
  }
  return (
    <>
      <nav aria-label={text.back}>
        <Link to={pathFor('myApplications', language)} className={styles.back}>
          ← {text.back}
        </Link>
      </nav>
      <OutcomeNotice outcome={outcome} onClose={() => setOutcome(undefined)} place={outcomeRef} />
      {failure && <FailureNotice failure={failure} retry={reload} />}
      {data === null ? (
        <>
          <h1>{text.missing}</h1>
          <EmptyState title={text.missingText} />
        </>
      ) : (
        <Details found={data} onDone={(title) => setOutcome({ kind: 'success', title })} />
      )}
    </>
  );
}

interface DetailsProps {
  found: FoundOwn;
  /** @param message what became of it */
  onDone: (message: string) => void;
}

function Details({ found: { application, pets }, onDone }: DetailsProps) {
  const all = useMyApplicationsText();
  const words = useApplicationWords();
  const talk = useApplicationTalkText().messages;
  const followUps = useFollowUpText().list;
  const language = useLanguage();
  const names = usePetNames(application);
  const steps = useNextSteps(application);
  const text = all.page;
  const { status, folio, createdAt, message, profile, history, reservedUntil } = application;
  const canChange = isOpen(status);
  const canWrite = talkingStates.includes(status);
  return (
    <>
      <header className={styles.head}>
        <PetPictures application={application} pets={pets} />
        <div className={styles.words}>
          <h1>{text.title(names)}</h1>
          <p className={styles.marks}>
            <StateMark state={status} />
            <span>{text.folio(folio)}</span>
            <span>{text.sentOn(formatInstant(createdAt, language))}</span>
          </p>
          <PetLinks ids={petIdsOf(application)} pets={pets} label={text.seePet} />
        </div>
      </header>
      <Part title={text.next}>
        {status === 'reserved' && reservedUntil && (
          <p>
            <strong>{all.reservedUntil(longDate(reservedUntil, locale[language]))}</strong>
          </p>
        )}
        {steps.map((step) => (
          <p key={step}>{step}</p>
        ))}
        {status === 'declined' && (
          <div>
            <ButtonLink to={pathFor('adoptionPets', language)} icon="paw">
              {all.toPets}
            </ButtonLink>
          </div>
        )}
      </Part>
      {status === 'adopted' && <AdoptedPets application={application} onDone={onDone} />}
      {hasFollowUps(status) && (
        <Part title={followUps.title}>
          <FollowUpList applicationId={application.id} isFamily />
        </Part>
      )}
      {application.contract && status !== 'adopted' && (
        <Part title={words.contract.title}>
          <ContractLink contract={application.contract} reader="family" />
        </Part>
      )}
      {application.contract?.status === 'sealed' && <OwnCharges applicationId={application.id} />}
      <Questions application={application} canChange={canChange} onDone={onDone} />
      <Appointments application={application} canChange={canChange} onDone={onDone} />
      {(canWrite || application.messages.length > 0) && (
        <Part title={talk.title}>
          <Messages application={application} side="family" />
        </Part>
      )}
      <AskedReferences applicationId={application.id} />
      <Part title={text.history}>
        <History history={history} />
      </Part>
      <Part title={text.fit}>
        <p className={styles.lead}>{text.fitLead}</p>
        <FitList fit={shownFit(application, language)} />
      </Part>
      <Part title={text.sent}>
        <p className={styles.lead}>{text.sentLead}</p>
        {message && (
          <>
            <h3>{text.message}</h3>
            <p className={styles.quote}>{message}</p>
          </>
        )}
        {profile ? <ProfileSummary profile={profile} /> : <p>{words.profile.gone}</p>}
      </Part>
      {canChange && <Withdraw application={application} onDone={onDone} />}
    </>
  );
}
