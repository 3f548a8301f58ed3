import { useState } from 'react';
import { useNavigate } from 'react-router';
import { callFile } from '#app/api/call.ts';
import { uploadFile } from '#app/api/upload-file.ts';
import { useCall } from '#app/api/use-call.ts';
import { PageHead } from '#app/components/PageHead.tsx';
import frame from '#app/components/PageParts.module.css';
import { Wrap } from '#app/components/Wrap.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { FileDrop } from '#app/forms/FileDrop.tsx';
import { useLanguage } from '#app/i18n/texts.tsx';
import { BackToList } from '#app/lists/BackToList.tsx';
import { DownloadButton } from '#app/lists/DownloadButton.tsx';
import { RightRequired } from '#app/session/RightRequired.tsx';
import { pathFor } from '#domain/site-map.ts';
import styles from './Import.module.css';
import { ImportList } from './ImportList.tsx';
import { useScreen, useText } from './import-screen.tsx';
import { MapList } from './MapList.tsx';

/** Where staff bring in a table, and find those that they brought in before. */
export function ImportStart() {
  const { page, back } = useScreen();
  const text = useText();
  const language = useLanguage();
  return (
    <>
      <PageHead title={text.title} description={text.lead} noIndex />
      <RightRequired page={page}>
        {() => (
          <Wrap className={frame.page}>
            <header className={styles.head}>
              <p>
                <BackToList path={pathFor(back, language)}>{text.back}</BackToList>
              </p>
              <h1>{text.title}</h1>
              <p className={styles.lead}>{text.lead}</p>
            </header>
            <div className={styles.start}>
              <Upload />
              <Template />
            </div>
            <Earlier />
          </Wrap>
        )}
      </RightRequired>
    </>
  );
}

function Upload() {
  const { folder, pathOf } = useScreen();
  const text = useText().upload;
  const language = useLanguage();
  const navigate = useNavigate();
  const { busy, failure, attempt } = useAttempt();
  const [name, setName] = useState<string>();
  const send = ([file]: File[]) =>
    attempt(async () => {
      if (!file) return;
      setName(file.name);
      const address = await uploadFile({ folder, file, language });
      const id = address.split('/').at(-1) ?? '';
      await navigate(pathOf(id, language));
    });
  return (
    <section className={frame.part} aria-labelledby="upload">
      <h2 id="upload">{text.title}</h2>
      <FileDrop
        name="table"
        label={text.label}
        hint={text.hint}
        invitation={text.invitation}
        chosen={busy ? text.sending : failure ? undefined : name}
        accept=".xlsx,.csv,.txt,.tsv,text/csv"
        disabled={busy}
        onFiles={(files) => void send(files)}
      />
      {failure && <FailureNotice failure={failure} />}
    </section>
  );
}

function Template() {
  const { calls } = useScreen();
  const text = useText().template;
  return (
    <section className={frame.part} aria-labelledby="template">
      <h2 id="template">{text.title}</h2>
      <p className={styles.soft}>{text.text}</p>
      <div className={styles.ways}>
        <DownloadButton
          label={text.workbook}
          fetchFile={async () => ({
            name: `${text.name}.xlsx`,
            content: await callFile(calls.workbook, {}),
          })}
        />
        <DownloadButton
          label={text.csv}
          fetchFile={async () => ({
            name: `${text.name}.csv`,
            content: await callFile(calls.csv, {}),
          })}
        />
      </div>
    </section>
  );
}

function Earlier() {
  const { data, failure, reload } = useCall(useScreen().calls.find, {});
  if (!data) return failure ? <FailureNotice failure={failure} retry={reload} /> : null;
  return (
    <>
      <ImportList imports={data.imports} />
      <MapList maps={data.maps} />
    </>
  );
}
