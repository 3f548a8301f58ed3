import { useState } from 'react';
import { useParams } from 'react-router';
import { useCall } from '#app/api/use-call.ts';
import { NarrowPage } from '#app/components/NarrowPage.tsx';
import { PageHead } from '#app/components/PageHead.tsx';
import { useFocusOnArrival } from '#app/components/use-focus-on-arrival.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { formatInstant } from '#app/i18n/format-instant.ts';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import { useVetVisitText } from '#app/i18n/vet-visit/use-vet-visit-text.ts';
import { type AskedVisit, openVetVisit } from '#domain/care/vet-visit-calls.ts';
import styles from './Visit.module.css';
import { VisitForm } from './VisitForm.tsx';

/** Where a vet without an account writes one visit. Messengers open every link, so the page only asks. */
export default function VetVisitPage() {
  const text = useVetVisitText();
  const { key = '' } = useParams();
  return (
    <NarrowPage>
      <PageHead title={text.title} description={text.description} noIndex />
      <VetVisit key={key} linkKey={key} />
    </NarrowPage>
  );
}

function VetVisit({ linkKey }: { linkKey: string }) {
  const text = useVetVisitText();
  const language = useLanguage();
  const { data: found, failure, isMissing, reload } = useCall(openVetVisit, { key: linkKey });
  const [isSent, setSent] = useState(false);
  if (isSent) return <Sent />;
  if (isMissing) return <Ended {...text.ended.unknown} />;
  if (!found) {
    return (
      <>
        <h1 className="visually-hidden">{text.title}</h1>
        {failure ? <FailureNotice failure={failure} retry={reload} /> : <LoadingScreen />}
      </>
    );
  }
  const { state } = found;
  if (state !== 'open' || !found.pet) {
    return <Ended {...text.ended[state === 'open' ? 'withdrawn' : state]} />;
  }
  return (
    <>
      <Pet pet={found.pet} />
      <p>{text.lead}</p>
      <p className={styles.soft}>{text.until(formatInstant(found.openUntil, language))}</p>
      <VisitForm linkKey={linkKey} asked={found} onSent={() => setSent(true)} />
    </>
  );
}

/** Which animal it is, and nothing else of it. */
function Pet({ pet }: { pet: NonNullable<AskedVisit['pet']> }) {
  const text = useVetVisitText();
  const words = useText().pets;
  const facts = [words.animal(pet.species, pet.sex), words.ageOf(pet.age)];
  return (
    <header className={styles.pet}>
      {pet.photo && <img src={pet.photo} alt={words.photoOf(pet.name)} width={112} height={112} />}
      <div>
        <h1>{text.heading(pet.name)}</h1>
        <p className={styles.soft}>{facts.join(' · ')}</p>
      </div>
    </header>
  );
}

function Sent() {
  const { sent } = useVetVisitText();
  const place = useFocusOnArrival();
  return (
    <div ref={place} tabIndex={-1} className={styles.sent}>
      <h1>{sent.title}</h1>
      <p>{sent.text}</p>
    </div>
  );
}

function Ended({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h1>{title}</h1>
      <p>{text}</p>
    </>
  );
}
