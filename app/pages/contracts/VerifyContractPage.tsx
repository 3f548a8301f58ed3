import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router';
import { useCall } from '#app/api/use-call.ts';
import { PageHead } from '#app/components/PageHead.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useVerifyText } from '#app/i18n/contracts/use-verify-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useSite } from '#app/site.ts';
import { type VerifiedContract, verifyContract } from '#domain/adoption/contract-calls.ts';
import { readCode } from '#domain/adoption/verification-code.ts';
import { locale } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { CompareCopy } from './CompareCopy.tsx';
import styles from './Contracts.module.css';

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
  const { data, failure, reload } = useCall(verifyContract, { code });
  if (!data)
    return failure ? <FailureNotice failure={failure} retry={reload} /> : <LoadingScreen />;
  return <Result verified={data} code={code} />;
}

function Result({ verified, code }: { verified: VerifiedContract; code: string }) {
  const text = useVerifyText();
  const language = useLanguage();
  const { timezone } = useSite();
  const { result, document, sealedAt, sha256, pdfSha256 } = verified;
  if (result === 'unknown' || !document || !sealedAt || !pdfSha256) {
    return (
      <Notice kind="warning" title={text.unknown} announce>
        <p className={styles.code}>{code}</p>
        <p>{text.unknownText}</p>
      </Notice>
    );
  }
  const day = new Date(sealedAt).toLocaleDateString(locale[language], {
    dateStyle: 'long',
    timeZone: timezone,
  });
  return (
    <>
      <Notice
        kind={result === 'revoked' ? 'warning' : 'success'}
        title={result === 'revoked' ? text.revoked : text.documents[document].authentic}
        announce
      >
        <p>{result === 'revoked' ? text.revokedText(day) : text.documents[document].text(day)}</p>
        <p className={styles.code}>{code}</p>
      </Notice>
      <dl className={styles.hashes}>
        {[
          ...(sha256 ? [{ label: text.textHash, hash: sha256 }] : []),
          { label: text.fileHash, hash: pdfSha256 },
        ].map(({ label, hash }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <code>{hash}</code>
            </dd>
          </div>
        ))}
      </dl>
      <CompareCopy pdfSha256={pdfSha256} />
    </>
  );
}
