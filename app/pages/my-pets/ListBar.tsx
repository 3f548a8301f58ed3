import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMyPetsText } from '#app/i18n/my-pets/use-my-pets-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { addressOf, type ListView } from '#app/managed-pets/list-address.ts';
import styles from './ListBar.module.css';
import { PetSearch } from './PetSearch.tsx';

interface Props {
  view: ListView;
  /** How many were found; undefined while they are looked for. */
  total: number | undefined;
  isSearched: boolean;
  isAdministrator: boolean;
  /** What else administrators do with the list. */
  children?: ReactNode;
}

/** What is looked for, and how much was found. */
export function ListBar({ view, total, isSearched, isAdministrator, children }: Props) {
  const text = useMyPetsText();
  return (
    <div className={styles.bar}>
      {isSearched && <PetSearch view={view} />}
      {isAdministrator && <ScopeSwitch view={view} />}
      <p className={styles.count} role="status">
        {total !== undefined && (view.term ? text.found(total, view.term) : text.count(total))}
      </p>
      {isAdministrator && <div className={styles.end}>{children}</div>}
    </div>
  );
}

function ScopeSwitch({ view }: { view: ListView }) {
  const text = useMyPetsText().scope;
  const language = useLanguage();
  return (
    <nav aria-label={text.label} className={styles.scope}>
      {[false, true].map((ownOnly) => (
        <Link
          key={String(ownOnly)}
          to={addressOf({ ...view, ownOnly, page: 1 }, language)}
          aria-current={ownOnly === view.ownOnly ? 'page' : undefined}
          preventScrollReset
        >
          {ownOnly ? text.own : text.all}
        </Link>
      ))}
    </nav>
  );
}
