import { useSiteInstant } from '#app/administration/use-site-instant.ts';
import { call } from '#app/api/call.ts';
import { useCall } from '#app/api/use-call.ts';
import { Button, ButtonLink } from '#app/components/Button.tsx';
import { Figures } from '#app/components/Figures.tsx';
import { longDate } from '#app/components/long-date.ts';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { useSpendingText } from '#app/i18n/spending/use-spending-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { locale } from '#domain/language.ts';
import { formatAmount } from '#domain/money.ts';
import { readSpending, type SpendingRun, tieSpendingNow } from '#domain/spending/spending-calls.ts';
import { viewParam } from '../view-param.ts';
import { RunTables } from './RunTables.tsx';
import styles from './Spending.module.css';

/** What the last run through the books came to. */
export function SpendingResult() {
  const text = useSpendingText().result;
  const language = useLanguage();
  const { data, failure, reload } = useCall(readSpending, { language });
  if (!data && failure) return <FailureNotice failure={failure} retry={reload} />;
  if (!data) return <LoadingScreen />;
  if (data.revision === 0) {
    return (
      <EmptyState title={text.noRules}>
        <p>{text.noRulesText}</p>
        <ButtonLink to={`?${viewParam}=reglas`}>{text.setRules}</ButtonLink>
      </EmptyState>
    );
  }
  const { run, isRunning } = data;
  return (
    <div className={styles.view}>
      {isRunning && <Notice>{text.running}</Notice>}
      {run ? (
        <Result run={run} />
      ) : (
        <EmptyState title={text.none}>
          <p>{text.noneText}</p>
        </EmptyState>
      )}
      {(!run || run.isOutdated) && <Now />}
      {run && <RunTables run={run} />}
    </div>
  );
}

function Now() {
  const text = useSpendingText().result;
  const { busy, failure, attempt } = useAttempt();
  return (
    <div className={styles.ways}>
      <Button
        variant="outline"
        size="small"
        aria-disabled={busy || undefined}
        onClick={() =>
          attempt(async () => {
            await call(tieSpendingNow, {});
          })
        }
      >
        {text.now}
      </Button>
      {failure && <FailureNotice failure={failure} />}
    </div>
  );
}

function Result({ run }: { run: SpendingRun }) {
  const text = useSpendingText().result;
  const { figures } = text;
  const language = useLanguage();
  const when = useSiteInstant();
  const { givenCents, tiedCents, spentCents } = run;
  return (
    <>
      <p className={styles.soft}>
        {text.asOf(longDate(run.asOf, locale[language]), when(run.finishedAt))}
      </p>
      {run.isTest && <Notice kind="warning">{text.test}</Notice>}
      {run.isOutdated && <Notice>{text.outdated}</Notice>}
      <Figures
        figures={[
          [figures.given, formatAmount(givenCents), figures.gifts(run.gifts)],
          [figures.tied, formatAmount(tiedCents), ''],
          [figures.open, formatAmount(givenCents - tiedCents), ''],
          [figures.uncovered, formatAmount(spentCents - tiedCents), figures.costs(run.costs)],
        ]}
      />
      <section className={styles.section}>
        <h2>{text.checks}</h2>
        <p>
          {text.ledger(
            formatAmount(run.ledgerCents),
            formatAmount(run.beforeCents),
            formatAmount(givenCents),
            formatAmount(run.overdrawnCents),
          )}
        </p>
        <p>
          {text.books(
            formatAmount(run.booksCents),
            formatAmount(run.costsLeftOutCents),
            formatAmount(spentCents),
          )}
        </p>
      </section>
    </>
  );
}
