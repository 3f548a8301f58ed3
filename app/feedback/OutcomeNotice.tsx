import { type RefObject, useEffect } from 'react';
import { Link } from 'react-router';
import { Button } from '#app/components/Button.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { Notice } from './Notice.tsx';
import styles from './OutcomeNotice.module.css';

/** What became of the last thing that somebody did. */
export interface ActionOutcome {
  kind: 'success' | 'error';
  title: string;
  lines?: readonly string[];
  /** Where the pet is now. */
  link?: { to: string; label: string };
  /** Where it can be taken back. */
  undo?: { label: string; run: () => void };
}

interface Props {
  outcome: ActionOutcome | undefined;
  onClose: () => void;
  place: RefObject<HTMLDivElement | null>;
}

/** Stays in sight while the list is scrolled. Its place is always there, so that screen readers hear what comes. */
export function OutcomeNotice({ outcome, onClose, place }: Props) {
  const text = useAccountText();
  return (
    <div ref={place} tabIndex={-1} className={styles.outcome} aria-live="polite">
      {outcome && (
        <Notice
          kind={outcome.kind}
          title={outcome.title}
          onClose={{ label: text.close, close: onClose }}
          announce
        >
          {outcome.lines?.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {outcome.link && <Link to={outcome.link.to}>{outcome.link.label}</Link>}
          {outcome.undo && (
            <Button size="small" variant="outline" onClick={outcome.undo.run}>
              {outcome.undo.label}
            </Button>
          )}
        </Notice>
      )}
    </div>
  );
}

/**
 * What somebody did may have taken away the row that the focus was in: it goes to what is said of it.
 * @param items of the list, where the row goes only once they are fetched anew
 */
export function useRestoredFocus(
  place: RefObject<HTMLElement | null>,
  outcome: ActionOutcome | undefined,
  isDialogOpen: boolean,
  items?: readonly unknown[],
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at when the items change, whatever they are.
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (outcome && !isDialogOpen && isLost) place.current?.focus({ preventScroll: true });
  }, [place, outcome, isDialogOpen, items]);
}
