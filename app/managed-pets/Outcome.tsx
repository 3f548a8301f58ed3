import { type RefObject, useEffect } from 'react';
import { Link } from 'react-router';
import { Notice } from '#app/feedback/Notice.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import styles from './Outcome.module.css';

/** What became of the last thing that somebody did. */
export interface Told {
  kind: 'success' | 'error';
  title: string;
  lines?: readonly string[];
  /** Where the pet is now. */
  way?: { to: string; label: string };
}

interface Props {
  told: Told | undefined;
  onClose: () => void;
  place: RefObject<HTMLDivElement | null>;
}

/** Stays in sight while the list is scrolled. Its place is always there, so that screen readers hear what comes. */
export function Outcome({ told, onClose, place }: Props) {
  const text = useAccountText();
  return (
    <div ref={place} tabIndex={-1} className={styles.outcome} aria-live="polite">
      {told && (
        <Notice
          kind={told.kind}
          title={told.title}
          onClose={{ label: text.close, close: onClose }}
          announce
        >
          {told.lines?.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {told.way && <Link to={told.way.to}>{told.way.label}</Link>}
        </Notice>
      )}
    </div>
  );
}

/** What somebody did may have taken away the row that the focus was in: it goes to what is said of it. */
export function useKeptFocus(
  place: RefObject<HTMLElement | null>,
  told: Told | undefined,
  isDialogOpen: boolean,
): void {
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (told && !isDialogOpen && isLost) place.current?.focus({ preventScroll: true });
  }, [place, told, isDialogOpen]);
}
