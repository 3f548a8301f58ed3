import { Link } from 'react-router';
import { Button } from '#app/components/Button.tsx';
import { useMyPetsText } from '#app/i18n/my-pets/use-my-pets-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { LiveSearch } from '#app/lists/LiveSearch.tsx';
import { addressOf, type ListView } from '#app/pages/pets/actions/list-address.ts';
import { isProgramme } from '#domain/pets/pet-status.ts';
import styles from './PetListBar.module.css';

interface Props {
  view: ListView;
  /** How many were found; undefined while they are looked for. */
  total: number | undefined;
  isSearched: boolean;
  managesAny: boolean;
  /** Whether they can be ordered in two ways. */
  hasOrders: boolean;
  /** How many of this page nobody sees any more, or soon nobody will. */
  urgent: number;
  onChooseUrgent: () => void;
}

/** What is looked for, and how much was found. */
export function PetListBar(props: Props) {
  const { view, total, isSearched, managesAny, hasOrders, urgent, onChooseUrgent } = props;
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
      {managesAny && <Switch of="ownOnly" view={view} words={text.scope} />}
      {(managesAny || view.expiringOnly) &&
        view.section !== 'deleted' &&
        isProgramme(view.section) && <Switch of="expiringOnly" view={view} words={text.expiring} />}
      {hasOrders && <Switch of="newestFirst" view={view} words={text.order} />}
      <p className={styles.count} role="status">
        {total !== undefined && (view.term ? text.found(total, view.term) : text.count(total))}
      </p>
      {urgent > 1 && (
        <Button size="small" variant="outline" icon="clock" onClick={onChooseUrgent}>
          {text.chooseExpiring(urgent)}
        </Button>
      )}
    </>
  );
}

interface SwitchProps {
  of: 'ownOnly' | 'newestFirst' | 'expiringOnly';
  view: ListView;
  words: Record<'label' | 'off' | 'on', string>;
}

function Switch({ of, view, words }: SwitchProps) {
  const language = useLanguage();
  return (
    <nav aria-label={words.label} className={styles.scope}>
      {[false, true].map((on) => (
        <Link
          key={String(on)}
          to={addressOf({ ...view, [of]: on, page: 1 }, language)}
          aria-current={on === view[of] ? 'page' : undefined}
          preventScrollReset
        >
          {on ? words.on : words.off}
        </Link>
      ))}
    </nav>
  );
}
