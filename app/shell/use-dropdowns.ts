import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';

/**
 * Which dropdown is open. A mouse opens by hovering; a click then keeps it open, so that nobody closes by a click
 * what has just opened under the pointer. Keyboard and touch open by pressing.
 */
export function useDropdowns() {
  const [open, setOpen] = useState<string | null>(null);
  const [enhanced, setEnhanced] = useState(false);
  const pinnedOpen = useRef(false);

  const close = () => {
    pinnedOpen.current = false;
    setOpen(null);
  };

  useEffect(() => setEnhanced(true), []);

  useEffect(() => {
    if (!open) return;
    const closeByEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(null);
    };
    document.addEventListener('keydown', closeByEscape);
    return () => document.removeEventListener('keydown', closeByEscape);
  }, [open]);

  return {
    enhanced,
    close,
    isOpen: (group: string) => open === group,

    toggle(group: string) {
      const closes = open === group && pinnedOpen.current;
      pinnedOpen.current = !closes;
      setOpen(closes ? null : group);
    },

    groupHandlers: (group: string) => ({
      onPointerEnter(event: PointerEvent) {
        if (event.pointerType !== 'mouse' || open === group) return;
        pinnedOpen.current = false;
        setOpen(group);
      },
      onPointerLeave(event: PointerEvent) {
        if (event.pointerType === 'mouse' && !pinnedOpen.current) close();
      },
      onBlur(event: FocusEvent) {
        if (open === group && !event.currentTarget.contains(event.relatedTarget)) close();
      },
    }),

    moveByKey(event: KeyboardEvent<HTMLElement>) {
      const focused = event.target;
      if (!(focused instanceof HTMLElement)) return;
      const group = focused.closest('li:has(> button)');
      const opener = group?.querySelector('button');
      if (!group || !opener) return;

      if (event.key === 'Escape') {
        close();
        opener.focus();
        return;
      }
      if (event.key === 'ArrowDown' && focused === opener) {
        const name = opener.getAttribute('aria-controls')?.replace('menu-', '') ?? null;
        pinnedOpen.current = true;
        flushSync(() => setOpen(name));
      }
      const next = neighbour(event.key, focused, {
        openers: [...event.currentTarget.querySelectorAll('button')],
        opener,
        pages: [...group.querySelectorAll('a')],
      });
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
  };
}

interface Surroundings {
  openers: HTMLElement[];
  opener: HTMLElement;
  pages: HTMLElement[];
}

/** Left and right go through the groups, up and down through the pages of one, home and end to its ends. */
function neighbour(key: string, focused: HTMLElement, { openers, opener, pages }: Surroundings) {
  const step = (list: HTMLElement[], from: number, by: number) =>
    list[(from + by + list.length) % list.length];
  const at = pages.indexOf(focused);
  switch (key) {
    case 'ArrowRight':
      return step(openers, openers.indexOf(opener), 1);
    case 'ArrowLeft':
      return step(openers, openers.indexOf(opener), -1);
    case 'ArrowDown':
      return step(pages, at, 1);
    case 'ArrowUp':
      return at > 0 ? pages[at - 1] : opener;
    case 'Home':
      return at >= 0 ? pages[0] : undefined;
    case 'End':
      return at >= 0 ? pages.at(-1) : undefined;
    default:
      return undefined;
  }
}
