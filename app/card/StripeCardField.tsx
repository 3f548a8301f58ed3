import { useEffect, useRef, useState } from 'react';
import { Button } from '#app/components/Button.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useFieldNotes } from '#app/forms/Field.tsx';
import { useStripeCardText } from '#app/i18n/stripe-card.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import styles from './StripeCardField.module.css';
import { mountCard, type StripeCard } from './stripe-card.ts';

interface Props {
  publishableKey: string;
  /** With the card once it can be filled in, and with undefined when it cannot any more. */
  onReady: (card: StripeCard | undefined) => void;
}

type Stage = 'loading' | 'ready' | 'missing';

/** Where a donor fills in a card, in Stripe's own fields. */
export function StripeCardField({ publishableKey, onReady }: Props) {
  const language = useLanguage();
  const text = useStripeCardText();
  const place = useRef<HTMLDivElement>(null);
  const report = useRef(onReady);
  report.current = onReady;
  const [stage, setStage] = useState<Stage>('loading');
  const [problem, setProblem] = useState<string>();
  const { id, describedBy, notes } = useFieldNotes({ hint: text.hint, error: problem });
  const { failed } = text;
  const isWanted = stage !== 'missing';

  useEffect(() => {
    if (!place.current || !isWanted) return;
    let remove: (() => void) | undefined;
    let left = false;
    mountCard(place.current, { publishableKey, language, failed, onProblem: setProblem }).then(
      (card) => {
        if (left) return card.remove();
        remove = card.remove;
        setStage('ready');
        report.current(card);
      },
      () => !left && setStage('missing'),
    );
    return () => {
      left = true;
      remove?.();
      report.current(undefined);
    };
  }, [publishableKey, language, failed, isWanted]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: one field, whose parts Stripe names in its frame
    <div
      role="group"
      aria-labelledby={id}
      aria-describedby={isWanted ? describedBy : undefined}
      className={styles.field}
    >
      <span id={id} className={styles.label}>
        {text.label}
      </span>
      <div ref={place} className={styles.card} hidden={!isWanted} data-wrong={!!problem} />
      {stage === 'loading' && (
        <p role="status" className={styles.loading}>
          {text.loading}
        </p>
      )}
      {!isWanted && (
        <Notice kind="error" title={text.missing.title} announce>
          <p>{text.missing.text}</p>
          <Button
            size="small"
            variant="outline"
            className={styles.again}
            onClick={() => setStage('loading')}
          >
            {text.missing.again}
          </Button>
        </Notice>
      )}
      <div aria-live="polite">{isWanted && notes}</div>
    </div>
  );
}
