import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Icon } from '#app/components/Icon.tsx';
import { useDismissal } from '#app/components/use-dismissal.ts';
import styles from './RowMenu.module.css';

interface Props {
  /** What the button shows, and what it is called for people who do not see whose row it is. */
  open: string;
  label: string;
  /** List items; each a link, a button or a note. */
  children: ReactNode;
}

/** The less frequent actions of a row. The arrow keys go through it as Tab does. */
export function RowMenu({ open, label, children }: Props) {
  const menu = useRef<HTMLDetailsElement>(null);
  const opener = useRef<HTMLElement>(null);
  const items = useRef<HTMLUListElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useDismissal(menu, isOpen);

  function move(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || !menu.current) return;
    event.preventDefault();
    menu.current.open = true;
    const actions = [...menu.current.querySelectorAll<HTMLElement>('a, button')];
    const here = actions.indexOf(document.activeElement as HTMLElement);
    const next = here < 0 && step < 0 ? -1 : (here + step) % actions.length;
    actions.at(next)?.focus();
  }

  return (
    <details
      ref={menu}
      className={styles.menu}
      onToggle={({ currentTarget: { open: isNowOpen } }) => {
        setIsOpen(isNowOpen);
        // Of the last row of a list it would open below the window.
        if (isNowOpen) items.current?.scrollIntoView({ block: 'nearest' });
      }}
      onKeyDown={move}
    >
      <summary ref={opener} className={styles.open} aria-label={label}>
        {open}
        <Icon name="chevron" size={18} />
      </summary>
      {/* Chosen is closed: what a choice opens stands elsewhere. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the click comes from a link or button in it, also by key */}
      <ul
        ref={items}
        className={`plain-list ${styles.items}`}
        onClick={({ target }) => {
          const chosen = (target as Element).closest('a, button');
          if (!menu.current || !chosen) return;
          menu.current.open = false;
          // A dialog that it opens gives the focus back to something that is still seen.
          if (chosen.tagName === 'BUTTON') opener.current?.focus({ preventScroll: true });
        }}
      >
        {children}
      </ul>
    </details>
  );
}
