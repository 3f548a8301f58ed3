import { useParams } from 'react-router';
import { useCall } from '#app/api/use-call.ts';
import { ButtonLink } from '#app/components/Button.tsx';
import { PageHead } from '#app/components/PageHead.tsx';
import frame from '#app/components/PageParts.module.css';
import { Wrap } from '#app/components/Wrap.tsx';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { useFosteringText } from '#app/i18n/fostering/use-fostering-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { LoginRequired } from '#app/session/guards.tsx';
import { findGuests } from '#domain/fostering/foster-stay-calls.ts';
import { pathFor } from '#domain/site-map.ts';
import { Diary } from './Diary.tsx';
import styles from './Fostering.module.css';
import { GuestFacts } from './GuestFacts.tsx';

/** An animal in somebody's own home: what was lent, whom to call, and its diary. */
export default function FosterAnimalPage() {
  const { id = '' } = useParams();
  const text = useFosteringText().animal;
  return (
    <>
      <PageHead title={text.pageTitle} description={text.description} noIndex />
      <LoginRequired>
        {() => (
          <Wrap className={frame.page}>
            <Animal key={id} petId={id} />
          </Wrap>
        )}
      </LoginRequired>
    </>
  );
}

function Animal({ petId }: { petId: string }) {
  const text = useFosteringText().animal;
  const language = useLanguage();
  const { data, failure, reload } = useCall(findGuests, {});
  const back = (
    <ButtonLink variant="quiet" to={pathFor('myFosterHome', language)}>
      {text.back}
    </ButtonLink>
  );
  if (!data) {
    return failure ? <FailureNotice failure={failure} retry={reload} /> : <LoadingScreen />;
  }
  const guest = data.find(({ pet }) => pet.id === petId);
  if (!guest) {
    return (
      <>
        <h1>{text.pageTitle}</h1>
        <EmptyState title={text.gone}>
          <p>{text.goneText}</p>
          {back}
        </EmptyState>
      </>
    );
  }
  const { name } = guest.pet;
  return (
    <>
      <header>
        <h1>{text.title(name)}</h1>
        <p className={styles.lead}>{text.readers}</p>
      </header>
      <div className={styles.card}>
        <GuestFacts guest={guest} />
        <div className={styles.ways}>
          <ButtonLink size="small" to={pathFor('medicalRecord', language, { id: petId })}>
            {text.care}
          </ButtonLink>
        </div>
      </div>
      <Diary petId={petId} petName={name} side="foster" />
      <div>{back}</div>
    </>
  );
}
