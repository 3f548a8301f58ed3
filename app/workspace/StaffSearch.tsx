import { lazy, useEffect, useState } from 'react';
import { Icon } from '#app/components/Icon.tsx';
import { LazyBoundary } from '#app/components/LazyBoundary.tsx';
import { useStaffSearchText } from '#app/i18n/staff-search.ts';
import type { SessionUser } from '#app/session/session-user.ts';
import styles from './StaffSearch.module.css';

const SearchDialog = lazy(() => import('./SearchDialog.tsx'));

/** Opens the search of everything: by its button, or Ctrl+K (⌘K) on any page of the staff. */
export function StaffSearch({ user }: { user: SessionUser }) {
  const text = useStaffSearchText();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', openByKey);
    return () => window.removeEventListener('keydown', openByKey);
  }, []);
  return (
    <>
      <button type="button" className={styles.search} onClick={() => setOpen(true)}>
        <Icon name="search" />
        <span>{text.open}</span>
      </button>
      {open && (
        <LazyBoundary>
          <SearchDialog user={user} onClose={() => setOpen(false)} />
        </LazyBoundary>
      )}
    </>
  );
}
