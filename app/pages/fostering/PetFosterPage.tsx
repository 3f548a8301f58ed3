import { useRef, useState } from 'react';
import { useParams } from 'react-router';
import { useCall } from '#app/api/use-call.ts';
import { Button, ButtonLink } from '#app/components/Button.tsx';
import { PageHead } from '#app/components/PageHead.tsx';
import frame from '#app/components/PageParts.module.css';
import { Wrap } from '#app/components/Wrap.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import {
  type ActionOutcome,
  OutcomeNotice,
  useRestoredFocus,
} from '#app/feedback/OutcomeNotice.tsx';
import { useFosteringText } from '#app/i18n/fostering/use-fostering-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { BackToLists, petLists } from '#app/lists/BackToLists.tsx';
import { LoginRequired } from '#app/session/guards.tsx';
import { can } from '#domain/access/rights.ts';
import { readPetFostering, type Stay } from '#domain/fostering/foster-stay-calls.ts';
import { pathFor } from '#domain/site-map.ts';
import { ChangeStayDialog } from './ChangeStayDialog.tsx';
import { Diary } from './Diary.tsx';
import { EndStayDialog } from './EndStayDialog.tsx';
import styles from './Fostering.module.css';
import { FosterWanted } from './FosterWanted.tsx';
import { PlaceDialog } from './PlaceDialog.tsx';
import { StayFacts } from './StayFacts.tsx';

/** Where a pet is and was, for its people. */
export default function PetFosterPage() {
  const { id = '' } = useParams();
  const text = useFosteringText().pet;
  return (
    <>
      <PageHead title={text.pageTitle} description={text.description} noIndex />
      <LoginRequired>
        {(user) => (
          <Wrap className={frame.page}>
            <PetFostering key={id} petId={id} mayManage={can(user, 'fosters.manage')} />
          </Wrap>
        )}
      </LoginRequired>
    </>
  );
}

type Doing = { what: 'place' } | { what: 'change' | 'end'; stay: Stay };

function PetFostering({ petId, mayManage }: { petId: string; mayManage: boolean }) {
  const text = useFosteringText().pet;
  const language = useLanguage();
  const { data, failure, reload } = useCall(readPetFostering, { id: petId }, { isFresh: true });
  const [doing, setDoing] = useState<Doing>();
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const place = useRef<HTMLDivElement>(null);
  useRestoredFocus(place, outcome, doing !== undefined, data?.stays);
  if (!data) {
    return failure ? <FailureNotice failure={failure} retry={reload} /> : <LoadingScreen />;
  }
  const current = data.stays.find(({ endedOn }) => endedOn === null);
  const past = data.stays.filter(({ endedOn }) => endedOn !== null);
  const close = () => setDoing(undefined);
  const done = (title: string) => () => {
    setDoing(undefined);
    setOutcome({ kind: 'success', title });
  };
  return (
    <>
      <BackToLists lists={[...petLists, 'adminFosterHomes', 'fosterStays']} />
      <header>
        <h1>{text.title(data.pet.name)}</h1>
        <p className={styles.lead}>{text.readers}</p>
      </header>
      {failure && <FailureNotice failure={failure} retry={reload} />}
      <OutcomeNotice outcome={outcome} onClose={() => setOutcome(undefined)} place={place} />
      <section className={frame.part} aria-labelledby="now">
        <h2 id="now">{text.now}</h2>
        {current ? (
          <div className={styles.card}>
            <StayFacts stay={current} />
            <div className={styles.ways}>
              <Button
                size="small"
                variant="outline"
                onClick={() => setDoing({ what: 'change', stay: current })}
              >
                {text.change}
              </Button>
              <Button
                size="small"
                variant="outline"
                onClick={() => setDoing({ what: 'end', stay: current })}
              >
                {text.end}
              </Button>
            </div>
          </div>
        ) : (
          <>
            <p>{text.nowhere}</p>
            <div>
              <Button icon="plus" onClick={() => setDoing({ what: 'place' })}>
                {text.place[data.pet.sex]}
              </Button>
            </div>
          </>
        )}
      </section>
      <FosterWanted petId={petId} />
      {data.stays.length > 0 && <Diary petId={petId} petName={data.pet.name} side="people" />}
      <section className={frame.part} aria-labelledby="past">
        <h2 id="past">{text.past}</h2>
        {past.length === 0 && <p className={styles.soft}>{text.noPast}</p>}
        <ul className={`plain-list ${styles.list}`}>
          {past.map((stay) => (
            <li key={stay.id} className={styles.card}>
              <StayFacts stay={stay} />
              {stay.lent.some(({ returned }) => !returned) && (
                <div>
                  <Button
                    size="small"
                    variant="outline"
                    onClick={() => setDoing({ what: 'change', stay })}
                  >
                    {text.change}
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
      </section>
      <div className={styles.ways}>
        <ButtonLink variant="quiet" to={pathFor('fosterStays', language)}>
          {text.all}
        </ButtonLink>
        <ButtonLink variant="quiet" to={pathFor('fosterRequests', language)}>
          {text.ask}
        </ButtonLink>
      </div>
      {doing?.what === 'place' && (
        <PlaceDialog
          fostering={data}
          mayManage={mayManage}
          onDone={done(text.placed)}
          onClose={close}
        />
      )}
      {doing?.what === 'change' && (
        <ChangeStayDialog stay={doing.stay} onDone={done(text.changed)} onClose={close} />
      )}
      {doing?.what === 'end' && (
        <EndStayDialog stay={doing.stay} onDone={done(text.ended)} onClose={close} />
      )}
    </>
  );
}
