import { useState } from 'react';
import { call } from '#app/api/call.ts';
import { NotSent } from '#app/card/not-sent.ts';
import { confirmWithBank } from '#app/card/stripe-card.ts';
import { useCard } from '#app/card/use-card.tsx';
import { Button } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { WritingDialog } from '#app/feedback/WritingDialog.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useGivingText } from '#app/i18n/donations/giving/use-giving-text.ts';
import { useMonthlyText } from '#app/i18n/monthly/use-monthly-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { changeMonthlyCard, confirmMonthlyCard } from '#domain/donations/monthly-change-calls.ts';
import { takeTestStep } from '#domain/donations/test-payment-calls.ts';

interface Props {
  link: string | undefined;
  /** Stripe's; without it the bank is the built-in one. */
  publishableKey: string | undefined;
  onDone: (isDone: boolean) => void;
  onClose: () => void;
}

/** A card whose bank wants to know its holder. */
interface Question {
  setup: string;
  clientSecret: string | undefined;
}

/** Another card: said to be changed once its bank has confirmed it. */
export function CardDialog({ link, publishableKey, onDone, onClose }: Props) {
  const text = useMonthlyText().card;
  const { cancel } = useAccountText();
  const language = useLanguage();
  const card = useCard(publishableKey);
  const [question, setQuestion] = useState<Question>();
  const [unread, setUnread] = useState<string>();
  const { busy, failure, attempt, forgetFailure } = useAttempt();

  function finish(isDone: boolean) {
    onDone(isDone);
    onClose();
  }

  async function confirm({ setup, clientSecret }: Question, askBank?: () => Promise<void>) {
    if (askBank) await askBank();
    else if (clientSecret && publishableKey) {
      await confirmWithBank({ publishableKey, language }, clientSecret);
    }
    const { isDone } = await call(confirmMonthlyCard, { setup, link, language });
    if (isDone) finish(true);
  }

  const show = () =>
    attempt(async () => {
      setUnread(undefined);
      const name = await card.read().catch((error) => {
        if (!(error instanceof NotSent)) throw error;
        setUnread(error.message);
        return undefined;
      });
      if (name === undefined) return;
      const made = await call(changeMonthlyCard, { card: name, link, language });
      if (made.isDone) return finish(true);
      const asked = { setup: made.setup, clientSecret: made.clientSecret };
      setQuestion(asked);
      if (publishableKey) await confirm(asked);
    });

  return (
    <WritingDialog
      title={text.title}
      close={cancel}
      onClose={() => (question ? finish(false) : onClose())}
      action={
        question ? (
          publishableKey && (
            <Button disabled={busy} onClick={() => attempt(() => confirm(question))}>
              {busy ? text.busy : text.askAgain}
            </Button>
          )
        ) : (
          <Button disabled={busy || card.waitsFor !== undefined} onClick={show}>
            {busy ? text.busy : text.save}
          </Button>
        )
      }
    >
      {failure && <FailureNotice failure={failure} />}
      {unread && <Notice kind="error">{unread}</Notice>}
      {question ? (
        <>
          <p role="status">{text.asking}</p>
          {!publishableKey && (
            <TestBank
              busy={busy}
              onAnswer={(step) =>
                attempt(() =>
                  confirm(question, async () => {
                    await call(takeTestStep, { key: question.clientSecret ?? '', step });
                  }),
                ).then(() => step === 'refuse' && setQuestion(undefined))
              }
            />
          )}
        </>
      ) : (
        <>
          <p>{text.text}</p>
          {/* What was wrong with the one before is not of this one. */}
          <div onChange={forgetFailure}>{card.field}</div>
        </>
      )}
    </WritingDialog>
  );
}

/** What the bank's own page would show. */
function TestBank({
  busy,
  onAnswer,
}: {
  busy: boolean;
  onAnswer: (step: 'approve' | 'refuse') => void;
}) {
  const text = useGivingText().test;
  return (
    <>
      <Notice kind="warning">{text.mode}</Notice>
      <p>{text.bankText}</p>
      <Button disabled={busy} onClick={() => onAnswer('approve')}>
        {text.yes}
      </Button>
      <Button variant="soft" disabled={busy} onClick={() => onAnswer('refuse')}>
        {text.no}
      </Button>
    </>
  );
}
