import { type RefObject, useEffect } from 'react';

/** An open menu closes by Escape, and when people go on elsewhere. */
export function useDismissal(menu: RefObject<HTMLDetailsElement | null>, open: boolean): void {
  useEffect(() => {
    if (!open) return;
    const leave = ({ target }: Event) => {
      if (menu.current && target instanceof Node && !menu.current.contains(target)) {
        menu.current.open = false;
      }
    };
    const closeByEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !menu.current) return;
      menu.current.open = false;
      menu.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', closeByEscape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', closeByEscape);
    };
  }, [menu, open]);
}
