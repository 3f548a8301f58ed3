import { useEffect, useRef, useState } from 'react';
import { Button } from '#app/components/Button.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useFieldNotes } from '#app/forms/Field.tsx';
import { useCardFieldText } from '#app/i18n/card-field.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import styles from './CardField.module.css';
import { mountConektaCard } from './conekta-card.ts';
import { cardProviderOf, type FilledCard } from './filled-card.ts';
import { mountStripeCard } from './stripe-card.ts';

interface Props {
  publishableKey: string;
  /** With the card once it can be filled in, and with undefined when it cannot any more. */
  onReady: (card: FilledCard | undefined) => void;
  /** Its form could not be had, until it is tried again. */
  onMissing?: (isMissing: boolean) => void;
}

type Stage = 'loading' | 'ready' | 'missing';

const mounts = { Stripe: mountStripeCard, Conekta: mountConektaCard };

/** Where a donor fills in a card, in fields of the provider's own. */
export function CardField({ publishableKey, onReady, onMissing }: Props) {
  const language = useLanguage();
  const provider = cardProviderOf(publishableKey);
  const text = useCardFieldText(provider);
  const place = useRef<HTMLDivElement>(null);
  const report = useRef(onReady);
  report.current = onReady;
  const [stage, setStage] = useState<Stage>('loading');
  const [problem, setProblem] = useState<string>();
  const { id, describedBy, notes } = useFieldNotes({ hint: text.hint, error: problem });
  const { failed } = text;
  const isWanted = stage !== 'missing';
  useEffect(() => onMissing?.(!isWanted), [onMissing, isWanted]);

  useEffect(() => {
    if (!place.current || !isWanted) return;
    let remove: (() => void) | undefined;
    let left = false;
    const mount = mounts[provider];
    mount(place.current, { publishableKey, language, failed, onProblem: setProblem }).then(
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
  }, [publishableKey, provider, language, failed, isWanted]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: one field, whose parts the provider names in its frame
    <div
      role="group"
      aria-labelledby={id}
      aria-describedby={isWanted ? describedBy : undefined}
      className={styles.field}
    >
      <span id={id} className={styles.label}>
        {text.label}
      </span>
      <div
        ref={place}
        className={styles.card}
        data-provider={provider}
        hidden={!isWanted}
        data-wrong={!!problem}
      />
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
