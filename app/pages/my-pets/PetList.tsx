import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { EmptyState } from '#app/components/EmptyState.tsx';
import { Pagination } from '#app/components/Pagination.tsx';
import { useMyPetsText } from '#app/i18n/my-pets/use-my-pets-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { FailureNotice } from '#app/session/FailureNotice.tsx';
import { LoadingScreen } from '#app/session/LoadingScreen.tsx';
import { isAdministrator, type SessionUser } from '#app/session/session-user.ts';
import { addressOf, type ListView } from './list-address.ts';
import { Outcome } from './Outcome.tsx';
import { PetDialog } from './PetDialog.tsx';
import styles from './PetList.module.css';
import { PetSearch } from './PetSearch.tsx';
import { PetTable } from './PetTable.tsx';
import { usePetActions } from './use-pet-actions.ts';
import { usePetList } from './use-pet-list.ts';

interface Props {
  view: ListView;
  user: SessionUser;
}

export function PetList({ view, user }: Props) {
  const text = useMyPetsText();
  const language = useLanguage();
  const isAdmin = isAdministrator(user);
  const { list, failure, busy, reload, edit } = usePetList(
    view,
    isAdmin && !view.ownOnly ? undefined : user.id,
  );
  const actions = usePetActions({ edit, reload });
  useRealPage(view, list?.lastPage, busy);
  const label = text.sections.names[view.section];
  const isSearched = isAdmin || view.term !== '' || (list?.lastPage ?? 1) > 1;
  return (
    <section className={styles.list} aria-label={label}>
      <div className={styles.bar}>
        {isSearched && <PetSearch view={view} />}
        {isAdmin && <ScopeSwitch view={view} />}
        <p className={styles.count} role="status">
          {list &&
            !busy &&
            (list.term ? text.found(list.total, list.term) : text.count(list.total))}
        </p>
      </div>
      <Outcome told={actions.told} onClose={actions.forget} place={actions.toldAt} />
      {failure && <FailureNotice failure={failure} retry={reload} />}
      {!list && !failure && <LoadingScreen />}
      {list?.pets.length === 0 && !busy && <NoPets view={view} />}
      {list && list.pets.length > 0 && (
        <div className={busy && list.term !== view.term ? styles.stale : undefined}>
          <PetTable
            pets={list.pets}
            busyId={actions.busyId}
            label={label}
            isAdministrator={isAdmin}
            onAct={actions.act}
          />
        </div>
      )}
      {list && (
        <Pagination
          page={view.page}
          lastPage={list.lastPage}
          addressOf={(page) => addressOf({ ...view, page }, language)}
        />
      )}
      {actions.open && (
        <PetDialog
          {...actions.open}
          isAdministrator={isAdmin}
          onDone={actions.done}
          onClose={actions.close}
        />
      )}
    </section>
  );
}

/** Deleting can empty the last page, and a kept address can name one that is no more. */
function useRealPage(view: ListView, lastPage: number | undefined, busy: boolean): void {
  const language = useLanguage();
  const navigate = useNavigate();
  useEffect(() => {
    if (busy || lastPage === undefined || view.page <= lastPage) return;
    navigate(addressOf({ ...view, page: lastPage }, language), { replace: true });
  }, [busy, lastPage, view, language, navigate]);
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

function NoPets({ view }: { view: ListView }) {
  const text = useMyPetsText();
  const language = useLanguage();
  const { section, term } = view;
  return (
    <EmptyState animal={section === 'rehabilitation' ? 'dog' : 'cat'} title={text.empty.title}>
      <p className={styles.way}>{term ? text.empty.found : text.empty[section]}</p>
      {term && (
        <Link to={addressOf({ ...view, term: '', page: 1 }, language)}>{text.clearSearch}</Link>
      )}
    </EmptyState>
  );
}
