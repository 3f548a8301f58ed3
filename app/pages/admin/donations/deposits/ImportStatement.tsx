import { type ReactNode, useRef, useState } from 'react';
import { useSiteInstant } from '#app/administration/use-site-instant.ts';
import { call } from '#app/api/call.ts';
import { useCall } from '#app/api/use-call.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { type ActionOutcome, OutcomeNotice } from '#app/feedback/OutcomeNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { FileDrop } from '#app/forms/FileDrop.tsx';
import { useIdempotencyKey } from '#app/forms/use-idempotency-key.ts';
import { useDepositsText } from '#app/i18n/deposits/use-deposits-text.ts';
import { formatDay } from '#app/i18n/format-instant.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import {
  findStatements,
  type ImportedStatement,
  importStatement,
} from '#domain/donations/bank-statement-calls.ts';
import styles from './Deposits.module.css';

/** What a statement brought, in words: only what there is. */
function useStatementWords() {
  const { result } = useDepositsText();
  return ({ fresh, counts, charges, ofOthers, namesAccount }: ImportedStatement): string[] => {
    const told = (count: number, words: (count: number) => string) =>
      count > 0 ? [words(count)] : [];
    return [
      result.fresh(fresh),
      ...told(counts.matched, result.matched),
      ...told(counts.otherAmount, result.otherAmount),
      ...told(counts.noted, result.noted),
      ...told(counts.byHand, result.byHand),
      ...told(counts.searched, result.searched),
      ...told(counts.open, result.open),
      ...told(counts.aside, result.aside),
      ...told(charges, result.charges),
      ...told(ofOthers, result.ofOthers),
      ...(namesAccount ? [] : [result.unnamed]),
    ];
  };
}

/** Takes a statement, says what came of it, and shows those that were imported before. */
export function ImportStatement() {
  const { upload: text } = useDepositsText();
  const { data, failure, reload } = useCall(findStatements, {});
  if (!data) return failure ? <FailureNotice failure={failure} retry={reload} /> : null;
  const { account, statements } = data;
  return (
    <Fold title={text.title} isOpen={statements.length === 0}>
      {account ? (
        <Upload account={`${account.bank} …${account.clabe.slice(13, 17)}`.trim()} />
      ) : (
        <Notice kind="info" title={text.missingTitle}>
          <p>{text.missing}</p>
        </Notice>
      )}
      {statements.length > 0 && <Imported statements={statements} />}
    </Fold>
  );
}

/** Closed where deposits wait below it. Stays as it is when a first statement has come: it says what came of it. */
function Fold({
  title,
  isOpen,
  children,
}: {
  title: string;
  isOpen: boolean;
  children: ReactNode;
}) {
  const [wasOpen] = useState(isOpen);
  return (
    <details className={styles.upload} open={wasOpen}>
      <summary className={styles.title}>{title}</summary>
      <div className={styles.uploadParts}>{children}</div>
    </details>
  );
}

function Upload({ account }: { account: string }) {
  const { upload: text } = useDepositsText();
  const wordsOf = useStatementWords();
  const language = useLanguage();
  const { once } = useIdempotencyKey();
  const { busy, failure, attempt } = useAttempt();
  const [name, setName] = useState<string>();
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const place = useRef<HTMLDivElement>(null);
  const send = ([file]: File[]) =>
    attempt(async () => {
      if (!file) return;
      setName(file.name);
      setOutcome(undefined);
      const { name: fileName, size, lastModified } = file;
      const brought = await once({ fileName, size, lastModified }, (idempotencyKey) =>
        call(importStatement, { language, file }, { idempotencyKey }),
      );
      setOutcome({ kind: 'success', title: text.done(fileName), lines: wordsOf(brought) });
    });
  return (
    <>
      <FileDrop
        name="statement"
        label={text.label}
        hint={text.hint(account)}
        invitation={text.invitation}
        chosen={busy ? text.sending : failure ? undefined : name}
        accept=".ofx,.qfx,.csv,.txt,.tsv,.xlsx,text/csv"
        disabled={busy}
        onFiles={(files) => void send(files)}
      />
      {failure && <FailureNotice failure={failure} />}
      <OutcomeNotice outcome={outcome} onClose={() => setOutcome(undefined)} place={place} />
    </>
  );
}

function Imported({ statements }: { statements: readonly ImportedStatement[] }) {
  const { imported: text } = useDepositsText();
  const wordsOf = useStatementWords();
  const language = useLanguage();
  const when = useSiteInstant();
  return (
    <details>
      <summary>{text.title}</summary>
      <ul className={styles.statements}>
        {statements.map((one) => (
          <li key={one.id}>
            <strong>{one.fileName}</strong>
            <span className={styles.soft}>
              {[
                one.fromDay &&
                  text.span(formatDay(one.fromDay, language), formatDay(one.toDay ?? '', language)),
                text.by(one.importer ?? text.somebody, when(one.importedAt)),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <span className={styles.soft}>{wordsOf(one).join(' ')}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
