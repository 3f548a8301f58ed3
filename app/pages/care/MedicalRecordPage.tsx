import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { useCall } from '#app/api/use-call.ts';
import { Button } from '#app/components/Button.tsx';
import { PageHead } from '#app/components/PageHead.tsx';
import frame from '#app/components/PageParts.module.css';
import { Wrap } from '#app/components/Wrap.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { useCareText } from '#app/i18n/care/use-care-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { BackToLists, petLists } from '#app/lists/BackToLists.tsx';
import { LoginRequired } from '#app/session/guards.tsx';
import { type EntryWords, type RecordEntry, readRecord } from '#domain/care/care-calls.ts';
import { pathFor } from '#domain/site-map.ts';
import styles from './Care.module.css';
import { DownloadBooklet } from './DownloadBooklet.tsx';
import { EntryDialog } from './EntryDialog.tsx';
import { EntryList } from './EntryList.tsx';
import { NextDoses } from './NextDoses.tsx';
import { StartWithLitter } from './StartWithLitter.tsx';
import { VetLinks } from './visit/VetLinks.tsx';
import { WeightChart } from './WeightChart.tsx';

/** What was done for a pet, and what comes next. */
export default function MedicalRecordPage() {
  const { id = '' } = useParams();
  const text = useCareText();
  return (
    <>
      <PageHead title={text.pageTitle} description={text.description} noIndex />
      <LoginRequired>
        {() => (
          <Wrap className={frame.page}>
            <MedicalRecord key={id} petId={id} />
          </Wrap>
        )}
      </LoginRequired>
    </>
  );
}

function MedicalRecord({ petId }: { petId: string }) {
  const text = useCareText();
  const language = useLanguage();
  const { data, failure, reload } = useCall(readRecord, { id: petId });
  const [isStarting, setStarting] = useState(false);
  const [dialog, setDialog] = useState<{ entry?: RecordEntry; words?: Partial<EntryWords> }>();
  if (!data)
    return failure ? <FailureNotice failure={failure} retry={reload} /> : <LoadingScreen />;
  const { name, folderId } = data.pet;
  const isNext = data.pet.isFamily || !data.pet.isWithFamily;
  return (
    <>
      <BackToLists lists={petLists} />
      <header className={frame.part}>
        <h1>{text.title(name)}</h1>
        <p className={styles.soft}>{text.guide}</p>
        {data.pet.isWithFamily && (
          <p>{data.pet.isFamily ? text.ofFamily(name) : text.withFamily(name)}</p>
        )}
        <p>
          <Link className={styles.way} to={pathFor('petPassport', language, { id: petId })}>
            {text.passport}
          </Link>
        </p>
        {folderId !== null && (
          <p>
            <Link
              className={styles.way}
              to={pathFor('documentFolder', language, { name: name, folderId })}
            >
              {text.folder}
            </Link>
          </p>
        )}
        <DownloadBooklet pet={data.pet} />
      </header>
      {failure && <FailureNotice failure={failure} retry={reload} />}
      {isNext && data.entries.length === 0 && (
        <div>
          <p className={styles.soft}>{text.start.lead}</p>
          <Button icon="calendar" onClick={() => setStarting(true)}>
            {text.start.begin}
          </Button>
        </div>
      )}
      {isNext && <NextDoses record={data} onDetails={(words) => setDialog({ words })} />}
      <section className={frame.part} aria-labelledby="entries">
        <div className={frame.head}>
          <h2 id="entries">{text.entries.title}</h2>
          <Button size="small" icon="plus" onClick={() => setDialog({})}>
            {text.entries.add}
          </Button>
        </div>
        <EntryList record={data} onCorrect={(entry) => setDialog({ entry })} />
      </section>
      <WeightChart record={data} />
      <VetLinks pet={data.pet} />
      {isStarting && <StartWithLitter record={data} onClose={() => setStarting(false)} />}
      {dialog && <EntryDialog record={data} {...dialog} onClose={() => setDialog(undefined)} />}
    </>
  );
}
