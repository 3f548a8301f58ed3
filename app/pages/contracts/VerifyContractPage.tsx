import { useCallback, useEffect, useState } from 'react';
import { Link, useParams } from 'react-router';
import { useLoaded } from '#app/api/use-loaded.ts';
import { PageHead } from '#app/components/PageHead.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useVerifyText } from '#app/i18n/contracts/use-verify-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useSite } from '#app/site.ts';
import { readCode } from '#domain/adoption/verification-code.ts';
import { locale } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { CompareCopy } from './CompareCopy.tsx';
import styles from './Contracts.module.css';
import { type Verified, verifyCode } from './contract-calls.ts';

/** Where the code on a contract leads: says whether it is genuine, and nobody's data. */
export default function VerifyContractPage() {
  const text = useVerifyText();
  const language = useLanguage();
  const { code: typed = '' } = useParams();
  const code = readCode(typed) ?? typed;
  // Asked by the browser: the server's page is the same for every code.
  const [inBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  return (
    <div className={styles.page}>
      <PageHead title={text.title} description={text.description} noIndex />
      <h1>{text.title}</h1>
      {inBrowser ? <Answer key={code} code={code} /> : <LoadingScreen />}
      <p>
        <Link className={styles.another} to={pathFor('verifyContractStart', language)}>
          {text.another}
        </Link>
      </p>
    </div>
  );
}

function Answer({ code }: { code: string }) {
  const load = useCallback(() => verifyCode(code), [code]);
  const { data, failure, reload } = useLoaded(load);
  if (failure) return <FailureNotice failure={failure} retry={reload} />;
  if (!data) return <LoadingScreen />;
  return <Result verified={data} code={code} />;
}

function Result({ verified, code }: { verified: Verified; code: string }) {
  const text = useVerifyText();
  const language = useLanguage();
  const { timezone } = useSite();
  const { resultado, fecha, sha256, sha256_pdf } = verified;
  if (resultado === 'desconocido' || !fecha || !sha256 || !sha256_pdf) {
    return (
      <Notice kind="warning" title={text.unknown} announce>
        <p className={styles.code}>{code}</p>
        <p>{text.unknownText}</p>
      </Notice>
    );
  }
  const day = new Date(fecha).toLocaleDateString(locale[language], {
    dateStyle: 'long',
    timeZone: timezone,
  });
  return (
    <>
      <Notice kind="success" title={text.authentic} announce>
        <p>{text.authenticText(day)}</p>
        <p className={styles.code}>{code}</p>
      </Notice>
      <dl className={styles.hashes}>
        {[
          { label: text.textHash, hash: sha256 },
          { label: text.fileHash, hash: sha256_pdf },
        ].map(({ label, hash }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <code>{hash}</code>
            </dd>
          </div>
        ))}
      </dl>
      <CompareCopy pdfSha256={sha256_pdf} />
    </>
  );
}
