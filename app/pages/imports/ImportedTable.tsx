import { useState } from 'react';
import { useParams } from 'react-router';
import { useCall } from '#app/api/use-call.ts';
import { PageHead } from '#app/components/PageHead.tsx';
import frame from '#app/components/PageParts.module.css';
import { Wrap } from '#app/components/Wrap.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { useLanguage } from '#app/i18n/texts.tsx';
import { BackToList } from '#app/lists/BackToList.tsx';
import { RightRequired } from '#app/session/RightRequired.tsx';
import { pathFor } from '#domain/site-map.ts';
import { ColumnsForm } from './ColumnsForm.tsx';
import styles from './Import.module.css';
import { ImportPhotos } from './ImportPhotos.tsx';
import { ImportResult } from './ImportResult.tsx';
import { useScreen, useText } from './import-screen.tsx';

/** Milliseconds between two looks at how far it is. */
const pace = 1_000;

/** One table: what its columns are, its photos, and what becomes of its rows. */
export function ImportedTable() {
  const { page } = useScreen();
  const text = useText();
  const { id = '' } = useParams();
  return (
    <>
      <PageHead title={text.title} description={text.lead} noIndex />
      <RightRequired page={page}>{() => <Import key={id} id={id} />}</RightRequired>
    </>
  );
}

function Import({ id }: { id: string }) {
  const { calls, page, hasPhotos } = useScreen();
  const text = useText();
  const language = useLanguage();
  const every = (found: { state: string } | undefined) =>
    found?.state === 'importing' ? pace : false;
  const { data, failure, reload } = useCall(calls.read, { id }, { every });
  const [isWritten, setWritten] = useState(false);
  const [reviews, setReviews] = useState(0);
  if (!data) {
    return failure ? (
      <Wrap className={frame.page}>
        <FailureNotice failure={failure} retry={reload} />
      </Wrap>
    ) : (
      <LoadingScreen />
    );
  }
  const isOpen = data.state !== 'importing' && data.state !== 'done';
  return (
    <Wrap className={frame.page}>
      <header className={styles.head}>
        <p>
          <BackToList path={pathFor(page, language)}>{text.allImports}</BackToList>
        </p>
        <h1>{data.fileName}</h1>
      </header>
      {failure && <FailureNotice failure={failure} retry={reload} />}
      {isOpen && (
        <ColumnsForm
          found={data}
          onWritten={() => setWritten(true)}
          onReviewed={() => {
            setWritten(false);
            setReviews((before) => before + 1);
          }}
        />
      )}
      {isOpen && hasPhotos && <ImportPhotos found={data} />}
      {data.state !== 'open' && (
        <ImportResult found={data} isOutdated={isOpen && isWritten} reviews={reviews} />
      )}
      {data.state === 'done' && hasPhotos && <ImportPhotos found={data} />}
    </Wrap>
  );
}
