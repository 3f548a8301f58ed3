import { Link } from 'react-router';
import { Button } from '#app/components/Button.tsx';
import { useMyPetsText } from '#app/i18n/my-pets/use-my-pets-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { LiveSearch } from '#app/lists/LiveSearch.tsx';
import { addressOf, type ListView } from '#app/pages/pets/actions/list-address.ts';
import styles from './PetListBar.module.css';

interface Props {
  view: ListView;
  /** How many were found; undefined while they are looked for. */
  total: number | undefined;
  isSearched: boolean;
  isAdministrator: boolean;
  /** How many of this page nobody sees any more, or soon nobody will. */
  expiring: number;
  onChooseExpiring: () => void;
}

/** What is looked for, and how much was found. */
export function PetListBar(props: Props) {
  const { view, total, isSearched, isAdministrator, expiring, onChooseExpiring } = props;
  const text = useMyPetsText();
  const language = useLanguage();
  return (
    <>
      {isSearched && (
        <LiveSearch
          label={text.search}
          term={view.term}
          addressOf={(term) => addressOf({ ...view, term, page: 1 }, language)}
        />
      )}
      {isAdministrator && <ScopeSwitch view={view} />}
      <p className={styles.count} role="status">
        {total !== undefined && (view.term ? text.found(total, view.term) : text.count(total))}
      </p>
      {expiring > 1 && (
        <Button size="small" variant="outline" icon="clock" onClick={onChooseExpiring}>
          {text.chooseExpiring(expiring)}
        </Button>
      )}
    </>
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
