import { useCallback, useState } from 'react';
import { useParams } from 'react-router';
import { useLoaded } from '#app/api/use-loaded.ts';
import { PageHead } from '#app/components/PageHead.tsx';
import { useFocusOnArrival } from '#app/components/use-focus-on-arrival.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { formatInstant } from '#app/i18n/format-instant.ts';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import { useVetVisitText } from '#app/i18n/vet-visit/use-vet-visit-text.ts';
import { ageUnit, sex, species } from '#domain/pets/vocabularies.ts';
import styles from './Visit.module.css';
import { VisitForm } from './VisitForm.tsx';
import { findAskedVisit, linkStateOf, type VisitedPet } from './vet-visit-calls.ts';

/** Where a vet without an account writes one visit. Messengers open every link, so the page only asks. */
export default function VetVisitPage() {
  const text = useVetVisitText();
  const { key = '' } = useParams();
  return (
    <div className={styles.page}>
      <PageHead title={text.title} description={text.description} noIndex />
      <VetVisit key={key} linkKey={key} />
    </div>
  );
}

function VetVisit({ linkKey }: { linkKey: string }) {
  const text = useVetVisitText();
  const language = useLanguage();
  const load = useCallback(async () => ({ found: await findAskedVisit(linkKey) }), [linkKey]);
  const { data, failure, reload } = useLoaded(load);
  const [isSent, setSent] = useState(false);
  if (isSent) return <Sent />;
  if (!data) {
    return (
      <>
        <h1 className="visually-hidden">{text.title}</h1>
        {failure ? <FailureNotice failure={failure} retry={reload} /> : <LoadingScreen />}
      </>
    );
  }
  const { found } = data;
  const state = found ? linkStateOf(found.estado) : 'unknown';
  if (!found || state === 'unknown') return <Ended {...text.ended.unknown} />;
  if (state !== 'open' || !found.mascota) {
    return <Ended {...text.ended[state === 'open' ? 'withdrawn' : state]} />;
  }
  return (
    <>
      <Pet pet={found.mascota} />
      <p>{text.lead}</p>
      <p className={styles.soft}>{text.until(formatInstant(found.abierto_hasta, language))}</p>
      <VisitForm linkKey={linkKey} asked={found} onSent={() => setSent(true)} />
    </>
  );
}

/** Which animal it is, and nothing else of it. */
function Pet({ pet }: { pet: VisitedPet }) {
  const text = useVetVisitText();
  const words = useText().pets;
  const its = { species: species.fromWire(pet.especie), sex: sex.fromWire(pet.sexo) };
  const unit = ageUnit.fromWire(pet.edad.unidad);
  const facts = [
    its.species && its.sex && words.animal(its.species, its.sex),
    unit &&
      words.ageOf({
        ageValue: pet.edad.valor,
        ageUnit: unit,
        birthEstimated: pet.edad.estimada,
      }),
  ];
  return (
    <header className={styles.pet}>
      {pet.foto && <img src={pet.foto} alt={words.photoOf(pet.nombre)} width={112} height={112} />}
      <div>
        <h1>{text.heading(pet.nombre)}</h1>
        <p className={styles.soft}>{facts.filter(Boolean).join(' · ')}</p>
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
