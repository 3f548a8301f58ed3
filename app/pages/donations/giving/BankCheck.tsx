import { useEffect, useRef } from 'react';
import { requestInSession } from '#app/api/session-client.ts';
import { Button } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { MessageDialog } from '#app/feedback/MessageDialog.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useGivingText } from '#app/i18n/donations/giving/use-giving-text.ts';
import { type TestStep, testSteps } from '#domain/donations/test-steps.ts';
import styles from './Giving.module.css';
import type { MethodProps } from './MethodProps.ts';
import { type Check, mayBePaid, useBankCheck } from './use-bank-check.ts';
import { useUncertain } from './use-uncertain.ts';

interface Props extends Pick<MethodProps, 'place' | 'onUncertain'> {
  check: Check;
  /** The bank has said no: another card may do. */
  onRestart: () => void;
}

export function BankCheck({ check, place, onUncertain, onRestart }: Props) {
  const text = useGivingText();
  const { busy, failure, stage, ask, settle } = useBankCheck(check, place);
  const { clientSecret, publishableKey } = check;
  useUncertain('maybeCharged', onUncertain);
  const isTest = !publishableKey && clientSecret !== undefined;

  // What stood here was longer: the page must not run away below the dialog.
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    top.current?.scrollIntoView({ block: 'center' });
  }, []);

  const begun = useRef(false);
  useEffect(() => {
    if (begun.current || isTest) return;
    begun.current = true;
    settle();
  });

  function answer(step: TestStep) {
    if (clientSecret === undefined) return;
    const body = { clave: clientSecret, paso: testSteps.toWire(step) };
    settle(async () => {
      await requestInSession('prueba_pagos:hacer', body);
    });
  }

  if (failure && !mayBePaid(failure)) {
    return (
      <div className={styles.form}>
        <FailureNotice failure={failure} />
        <Button onClick={onRestart}>{text.thanks.notPaid.again}</Button>
      </div>
    );
  }
  return (
    <div ref={top} className={styles.form}>
      {busy && <p role="status">{text.busy.card}</p>}
      {failure && <FailureNotice failure={failure} retry={() => settle()} />}
      {stage === 'unfinished' && (
        <Notice kind="warning" title={text.unfinished.title} announce>
          <Button size="small" onClick={isTest ? ask : () => settle()}>
            {text.unfinished.again}
          </Button>
        </Notice>
      )}
      {isTest && stage === 'asking' && !failure && (
        <TestBank busy={busy} onAnswer={answer} onClose={() => settle()} />
      )}
    </div>
  );
}

/** What the bank's own page would show. */
function TestBank({
  busy,
  onAnswer,
  onClose,
}: {
  busy: boolean;
  onAnswer: (step: TestStep) => void;
  onClose: () => void;
}) {
  const text = useGivingText().test;
  const { cancel } = useAccountText();
  return (
    <MessageDialog
      title={text.bank}
      close={cancel}
      onClose={onClose}
      action={
        <>
          <Button disabled={busy} onClick={() => onAnswer('approve')}>
            {text.yes}
          </Button>
          <Button variant="soft" disabled={busy} onClick={() => onAnswer('refuse')}>
            {text.no}
          </Button>
        </>
      }
    >
      <Notice kind="warning">{text.mode}</Notice>
      <p>{text.bankText}</p>
    </MessageDialog>
  );
}
