import { lazy, useEffect, useRef, useState } from 'react';
import { Link, useParams } from 'react-router';
import { ContractText } from '#app/adoption/ContractText.tsx';
import { fetchPrivateFile } from '#app/api/session-client.ts';
import { useCall } from '#app/api/use-call.ts';
import { Button } from '#app/components/Button.tsx';
import { LazyBoundary } from '#app/components/LazyBoundary.tsx';
import { PageHead } from '#app/components/PageHead.tsx';
import { saveFile } from '#app/components/save-file.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { useContractText } from '#app/i18n/contracts/use-contract-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { LoginRequired } from '#app/session/guards.tsx';
import { useSite } from '#app/site.ts';
import { contractSides } from '#domain/adoption/contract.ts';
import { type FoundContract, findContract } from '#domain/adoption/contract-calls.ts';
import { locale } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { CompleteForm } from './CompleteForm.tsx';
import styles from './Contracts.module.css';
import { SignForm } from './SignForm.tsx';

const PaperContract = lazy(() =>
  import('#app/adoption/PaperContract.tsx').then((module) => ({ default: module.PaperContract })),
);

/** Where both sides of an adoption read their contract, sign it, and find it afterwards. */
export default function SignContractPage() {
  const text = useContractText().sign;
  const { id = '' } = useParams();
  return (
    <div className={styles.page}>
      <PageHead title={text.title} description={text.description} noIndex />
      <LoginRequired>{() => <Contract key={id} id={id} />}</LoginRequired>
    </div>
  );
}

/** Milliseconds between two looks whether the PDF is there. */
const lookEvery = 3_000;

function Contract({ id }: { id: string }) {
  const text = useContractText().sign;
  const {
    data: contract,
    failure,
    reload,
  } = useCall(
    findContract,
    { id },
    { isFresh: true, every: (found) => found?.status === 'signed' && lookEvery },
  );
  const [done, setDone] = useState<'signed' | 'completed'>();
  if (!contract) {
    if (!failure) return <LoadingScreen />;
    return (
      <>
        <h1>{text.missing.title}</h1>
        <FailureNotice failure={failure} retry={reload} />
        <p>{text.missing.text}</p>
      </>
    );
  }
  const mine = contract.signatures.some(({ side }) => side === contract.side);
  const { contractId, isIncomplete, family } = contract;
  const petIds = [contract.petId, contract.secondPetId].filter((one) => one !== null);
  const maySign = contract.side !== null && !mine && !isIncomplete && contract.status !== 'sealed';
  return (
    <>
      <header>
        <h1>{text.heading(contract.petNames)}</h1>
        <p className={styles.lead}>{text.folio(contract.folio)}</p>
      </header>
      <Standing contract={contract} mine={mine} done={done} />
      {family && (
        <CompleteForm {...{ contractId, family }} onCompleted={() => setDone('completed')} />
      )}
      <ContractText text={contract.text} language={contract.language} />
      <Signatures contract={contract} />
      {maySign && (
        <SignForm {...{ contractId }} sha256={contract.sha256} onSigned={() => setDone('signed')} />
      )}
      {contract.side === 'organisation' && contract.status !== 'sealed' && (
        <LazyBoundary>
          <PaperContract petIds={petIds} petNames={contract.petNames} maySeeText />
        </LazyBoundary>
      )}
    </>
  );
}

/** Where it stands; after signing, and after completing it, the reader is led here. */
function Standing({
  contract,
  mine,
  done,
}: {
  contract: FoundContract;
  mine: boolean;
  done: 'signed' | 'completed' | undefined;
}) {
  const text = useContractText().sign;
  const language = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const { busy, failure, attempt } = useAttempt();
  const { status, pdf, code, isIncomplete } = contract;
  const isDone = done === 'signed' ? mine : done === 'completed' && !isIncomplete;
  useEffect(() => {
    if (!isDone) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'center' });
  }, [isDone]);
  const words = wordsOf(contract, text, { mine, isCompleted: done === 'completed' && isDone });
  const download = () =>
    attempt(async () => {
      if (pdf)
        saveFile(text.file(contract.petNames), 'application/pdf', await fetchPrivateFile(pdf));
    });
  return (
    <div ref={place} tabIndex={-1} className={styles.standing} aria-live="polite">
      <Notice kind={status === 'sealed' ? 'success' : 'info'}>
        <p>{words}</p>
        {pdf && (
          <div className={styles.ways}>
            <Button icon="download" onClick={download} aria-disabled={busy || undefined}>
              {busy ? text.downloading : text.download}
            </Button>
            {code && <Link to={pathFor('verifyContract', language, { code })}>{text.verify}</Link>}
          </div>
        )}
        {code && (
          <p>
            {text.code}: <strong className={styles.code}>{code}</strong>
          </p>
        )}
      </Notice>
      {failure && <FailureNotice failure={failure} />}
    </div>
  );
}

function wordsOf(
  { side, status, isIncomplete }: FoundContract,
  text: ReturnType<typeof useContractText>['sign'],
  { mine, isCompleted }: { mine: boolean; isCompleted: boolean },
): string {
  if (isIncomplete) return side === 'family' ? text.complete.first : text.complete.waiting;
  if (side === null && status !== 'sealed') return text.readers;
  if (status === 'halfSigned' && mine) return text.waiting;
  return isCompleted && status === 'prepared' ? text.complete.done : text.states[status];
}

function Signatures({ contract }: { contract: FoundContract }) {
  const text = useContractText().sign;
  const language = useLanguage();
  const { timezone } = useSite();
  const when = (instant: string) =>
    new Date(instant).toLocaleString(locale[language], {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: timezone,
    });
  return (
    <section className={styles.signatures} aria-labelledby="contract-signatures">
      <h2 id="contract-signatures">{text.signatures}</h2>
      <dl>
        {contractSides.values.map((side) => {
          const signature = contract.signatures.find((one) => one.side === side);
          return (
            <div key={side}>
              <dt>{text.sides[side]}</dt>
              <dd>
                {signature ? text.signedAt(signature.name, when(signature.signedAt)) : text.notYet}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
