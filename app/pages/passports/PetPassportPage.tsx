import { useRef, useState } from 'react';
import { Link, useParams } from 'react-router';
import { call } from '#app/api/call.ts';
import { useFound } from '#app/api/use-found.ts';
import { Button } from '#app/components/Button.tsx';
import { PageHead } from '#app/components/PageHead.tsx';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { type ActionOutcome, OutcomeNotice } from '#app/feedback/OutcomeNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { useIdempotencyKey } from '#app/forms/use-idempotency-key.ts';
import { usePassportText } from '#app/i18n/passports/use-passport-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { BackToLists, petLists } from '#app/lists/BackToLists.tsx';
import { LoginRequired } from '#app/session/guards.tsx';
import { issuePassport } from '#domain/passports/passport-calls.ts';
import { pathFor } from '#domain/site-map.ts';
import { CurrentPassport } from './CurrentPassport.tsx';
import { findPassports, type PetPassports } from './find-passports.ts';
import styles from './Passport.module.css';
import { PassportHistory } from './PassportHistory.tsx';
import { RevokeDialog } from './RevokeDialog.tsx';

/** The passport of a pet: seen by whoever holds it, issued and revoked by whoever keeps its record. */
export default function PetPassportPage() {
  const { id = '' } = useParams();
  const text = usePassportText();
  return (
    <div className={styles.page}>
      <PageHead title={text.pageTitle} description={text.description} noIndex />
      <LoginRequired>{() => <Passports key={id} petId={id} />}</LoginRequired>
    </div>
  );
}

function Passports({ petId }: { petId: string }) {
  const text = usePassportText();
  const { data, failure, reload } = useFound(['passports', petId], () => findPassports(petId));
  if (!data)
    return failure ? <FailureNotice failure={failure} retry={reload} /> : <LoadingScreen />;
  return (
    <>
      <BackToLists lists={petLists} />
      <header>
        <h1>{text.title(data.pet.name)}</h1>
        <p className={styles.lead}>{text.lead}</p>
      </header>
      {failure && <FailureNotice failure={failure} retry={reload} />}
      <Shown found={data} />
      <PassportHistory passports={data.passports} />
    </>
  );
}

function Shown({ found }: { found: PetPassports }) {
  const text = usePassportText();
  const [dialog, setDialog] = useState<'replace' | 'revoke'>();
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const place = useRef<HTMLDivElement>(null);
  const { busy, failure, attempt } = useAttempt();
  const { once } = useIdempotencyKey();
  const { current, pet, mayIssue } = found;

  function announce(title: string) {
    setOutcome({ kind: 'success', title });
    place.current?.focus({ preventScroll: true });
  }
  async function issue() {
    const said = { petId: pet.id };
    await once(said, (idempotencyKey) => call(issuePassport, said, { idempotencyKey }));
    announce(text.issued);
  }
  const close = () => setDialog(undefined);

  return (
    <>
      <OutcomeNotice outcome={outcome} onClose={() => setOutcome(undefined)} place={place} />
      {failure && <FailureNotice failure={failure} />}
      {!current && (
        <EmptyState animal="dog" title={text.none}>
          <p>{text.noneText(mayIssue)}</p>
          {mayIssue && (
            <Button aria-disabled={busy || undefined} onClick={() => attempt(issue)}>
              {text.issue}
            </Button>
          )}
        </EmptyState>
      )}
      {current && (
        <CurrentPassport
          current={current}
          mayIssue={mayIssue}
          onReplace={() => setDialog('replace')}
          onRevoke={() => setDialog('revoke')}
        />
      )}
      {mayIssue && <RecordLink petId={pet.id} />}
      {dialog === 'replace' && (
        <ConfirmDialog
          title={text.replace.title}
          action={text.replace.action}
          decline={text.replace.decline}
          run={issue}
          onClose={close}
        >
          <p>{text.replace.text}</p>
        </ConfirmDialog>
      )}
      {dialog === 'revoke' && current && (
        <RevokeDialog
          passportId={current.id}
          onRevoked={() => announce(text.revoking.done)}
          onClose={close}
        />
      )}
    </>
  );
}

function RecordLink({ petId }: { petId: string }) {
  const text = usePassportText();
  const language = useLanguage();
  return (
    <p>
      <Link className={styles.link} to={pathFor('medicalRecord', language, { id: petId })}>
        {text.record}
      </Link>
    </p>
  );
}
