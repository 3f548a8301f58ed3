import { useEffect, useRef, useState } from 'react';
import { isOpen } from '#app/adoption/application-states.ts';
import { FitList } from '#app/adoption/FitList.tsx';
import { FollowUpList } from '#app/adoption/FollowUpList.tsx';
import { Messages } from '#app/adoption/Messages.tsx';
import { PrivatePhotos } from '#app/adoption/PrivatePhotos.tsx';
import { ProfileSummary } from '#app/adoption/ProfileSummary.tsx';
import { shownFit } from '#app/adoption/shown-fit.ts';
import { call } from '#app/api/call.ts';
import { useFound } from '#app/api/use-found.ts';
import { Button } from '#app/components/Button.tsx';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import {
  type ActionOutcome,
  OutcomeNotice,
  useRestoredFocus,
} from '#app/feedback/OutcomeNotice.tsx';
import { useApplicationTalkText } from '#app/i18n/application-talk.ts';
import { useApplicationWords } from '#app/i18n/application-words.ts';
import { useFollowUpText } from '#app/i18n/follow-up/use-follow-up-text.ts';
import { useReceivedText } from '#app/i18n/received-applications/use-received-text.ts';
import { useReferenceText } from '#app/i18n/reference/use-reference-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { BackToList } from '#app/lists/BackToList.tsx';
import type { SessionUser } from '#app/session/session-user.ts';
import { can } from '#domain/access/rights.ts';
import { hasContract } from '#domain/adoption/contract.ts';
import { hasFollowUps } from '#domain/adoption/follow-up.ts';
import { markRead } from '#domain/adoption/talk-calls.ts';
import { pathFor } from '#domain/site-map.ts';
import styles from './Application.module.css';
import { ApplicationHead } from './ApplicationHead.tsx';
import { ApplicationHistory } from './ApplicationHistory.tsx';
import { Appointments } from './Appointments.tsx';
import { ChosenInstead } from './ChosenInstead.tsx';
import { Contract } from './Contract.tsx';
import { FamilyFacts } from './FamilyFacts.tsx';
import { HelpNotice } from './HelpNotice.tsx';
import { Notes } from './Notes.tsx';
import { Outcomes } from './Outcomes.tsx';
import { Questions } from './Questions.tsx';
import { References } from './References.tsx';
import { ReturnedPets } from './ReturnedPets.tsx';
import { type FoundApplication, findByFolio } from './received-calls.ts';
import { TransitionDialog } from './TransitionDialog.tsx';
import { movesOf, type TransitionName } from './transitions.ts';
import { Warnings } from './Warnings.tsx';

interface Props {
  folio: number;
  user: SessionUser;
  isBeside?: boolean;
}

/** An application with all that belongs to it, on a page of its own or beside the board. */
export function Application({ folio, user, isBeside = false }: Props) {
  const text = useReceivedText().page;
  const language = useLanguage();
  const { data, failure, reload } = useFound(['received application', folio], () =>
    findByFolio(folio),
  );
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const outcomeRef = useRef<HTMLDivElement>(null);
  useRestoredFocus(outcomeRef, outcome, false, data ? [data] : undefined);
  const board = can(user, 'applications.manageAny') ? 'adminApplications' : 'receivedApplications';
  const Title = isBeside ? 'h2' : 'h1';
  if (data === undefined) {
    return failure ? <FailureNotice failure={failure} retry={reload} /> : <LoadingScreen />;
  }
  return (
    <>
      {!isBeside && (
        <nav aria-label={text.back}>
          <BackToList path={pathFor(board, language)} className={styles.back}>
            ← {text.back}
          </BackToList>
        </nav>
      )}
      <OutcomeNotice outcome={outcome} onClose={() => setOutcome(undefined)} place={outcomeRef} />
      {failure && <FailureNotice failure={failure} retry={reload} />}
      {data === null ? (
        <>
          <Title>{text.missing.title}</Title>
          <EmptyState title={text.missing.text} />
        </>
      ) : (
        <Details
          found={data}
          Title={Title}
          isOwn={data.application.applicantId === user.id}
          user={user}
          onDone={setOutcome}
        />
      )}
    </>
  );
}

interface DetailsProps {
  found: FoundApplication;
  Title: 'h1' | 'h2';
  isOwn: boolean;
  user: SessionUser;
  onDone: (outcome: ActionOutcome) => void;
}

function Details({ found: { application, pets }, Title, isOwn, user, onDone }: DetailsProps) {
  const { page: text, warnings } = useReceivedText();
  const words = useApplicationWords();
  const followUps = useFollowUpText().list;
  const references = useReferenceText().list;
  const talkText = useApplicationTalkText();
  const language = useLanguage();
  const { message, history, status } = application;
  const talk = {
    applicationId: application.id,
    mayTalk: isOpen(status) && !isOwn,
  };
  useMarkRead(application);
  return (
    <>
      <ApplicationHead application={application} pets={pets} Title={Title} />
      {!isOwn && <HelpNotice application={application} />}
      {!isOwn && <ReturnedPets application={application} pets={pets} />}
      <Moves application={application} isOwn={isOwn} onDone={onDone} />
      <div className={styles.columns}>
        <div className={styles.main}>
          {hasContract(application) && !isOwn && (
            <section className={styles.part}>
              <h2>{words.contract.title}</h2>
              <Contract
                application={application}
                isCoordinator={can(user, 'applications.manageAny')}
              />
            </section>
          )}
          {hasFollowUps(status) && (
            <section className={styles.part}>
              <h2>{followUps.title}</h2>
              <FollowUpList applicationId={application.id} isFamily={isOwn} />
            </section>
          )}
          <section className={styles.part}>
            <h2>{text.family}</h2>
            <FamilyFacts application={application} />
          </section>
          <section className={styles.part}>
            <h2>{text.message}</h2>
            <p className={styles.words}>{message || text.noMessage}</p>
          </section>
          <section className={styles.part}>
            <h2>{text.profile}</h2>
            <Profile application={application} mayTalk={talk.mayTalk} />
          </section>
          <section className={styles.part}>
            <h2>{text.fit}</h2>
            <p className={styles.lead}>{text.fitLead}</p>
            <FitList fit={shownFit(application, language)} />
          </section>
          {!isOwn && (
            <section className={styles.part}>
              <h2>{warnings.title}</h2>
              <Warnings applicationId={application.id} user={user} />
            </section>
          )}
          <section className={styles.part}>
            <h2>{talkText.messages.title}</h2>
            <Messages application={application} side={isOwn ? undefined : 'rescuer'} />
          </section>
          <section className={styles.part}>
            <h2>{text.questions}</h2>
            <Questions {...talk} questions={application.questions} />
          </section>
          <section className={styles.part}>
            <h2>{text.appointments}</h2>
            <Appointments {...talk} appointments={application.appointments} />
          </section>
          {!isOwn && (
            <section className={styles.part}>
              <h2>{text.outcomes}</h2>
              <Outcomes {...talk} outcomes={application.outcomes} />
            </section>
          )}
        </div>
        <div className={styles.side}>
          {!isOwn && (
            <section className={styles.part}>
              <h2>{references.title}</h2>
              <References application={application} />
            </section>
          )}
          {!isOwn && (
            <section className={styles.part}>
              <h2>{text.notes}</h2>
              <Notes {...talk} notes={application.notes} />
            </section>
          )}
          <section className={styles.part}>
            <h2>{text.history}</h2>
            <ApplicationHistory history={history} />
          </section>
        </div>
      </div>
    </>
  );
}

/** What the family told about itself once, for all of its applications. */
function Profile({
  application,
  mayTalk,
}: {
  application: FoundApplication['application'];
  mayTalk: boolean;
}) {
  const { page: text } = useReceivedText();
  const words = useApplicationWords();
  const { profile, applicantId } = application;
  if (!profile) return <p>{words.profile.gone}</p>;
  return (
    <>
      <p className={styles.lead}>{text.profileLead}</p>
      <ProfileSummary profile={profile} />
      {mayTalk && applicantId && (
        <section className={styles.photos}>
          <h3>{text.homePhotos}</h3>
          <p className={styles.lead}>{text.homePhotosLead}</p>
          <PrivatePhotos folder={`hogar/${applicantId}/`} mayChange={false} saysNone />
        </section>
      )}
    </>
  );
}

/** Whoever opens the page has read what the family said. */
function useMarkRead({ id, newsCount }: FoundApplication['application']): void {
  useEffect(() => {
    // What could not be marked stays marked as new: nobody has to do anything about it.
    if (newsCount > 0) call(markRead, { id }).catch(() => {});
  }, [id, newsCount]);
}

function Moves({
  application,
  isOwn,
  onDone,
}: Pick<DetailsProps, 'isOwn' | 'onDone'> & Pick<FoundApplication, 'application'>) {
  const text = useReceivedText();
  const [wanted, setWanted] = useState<TransitionName>();
  const { chosenInstead, isRestricted } = application;
  const moves = isOwn ? [] : movesOf(application);
  if (moves.length === 0) {
    if (isOpen(application.status) && !isOwn) return null;
    return <p className={styles.lead}>{isOwn ? text.page.own : text.page.ended}</p>;
  }
  return (
    <section className={styles.part} aria-labelledby="next-step">
      <h2 id="next-step">{text.page.next}</h2>
      {chosenInstead && isOpen(application.status) && (
        <Notice title={text.chosen.title}>
          <p>
            <ChosenInstead {...chosenInstead} />
          </p>
          <p>{text.chosen.text}</p>
        </Notice>
      )}
      {isRestricted && isOpen(application.status) && (
        <p className={styles.lead}>{text.warnings.notOffered}</p>
      )}
      <div className={styles.moves}>
        {moves.map((move) => (
          <Button
            key={move}
            size="small"
            variant={move === 'decline' ? 'quiet' : 'outline'}
            onClick={() => setWanted(move)}
          >
            {text.steps[move]}
          </Button>
        ))}
      </div>
      {wanted && (
        <TransitionDialog
          application={application}
          transition={wanted}
          onDone={onDone}
          onClose={() => setWanted(undefined)}
        />
      )}
    </section>
  );
}
