import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { Pagination } from '#app/components/Pagination.tsx';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { OutcomeNotice } from '#app/feedback/OutcomeNotice.tsx';
import { useMyPetsText } from '#app/i18n/my-pets/use-my-pets-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { addressOf, type ListView } from '#app/managed-pets/list-address.ts';
import { PetDialog } from '#app/managed-pets/PetDialog.tsx';
import { usePetActions } from '#app/managed-pets/use-pet-actions.ts';
import { isAdministrator, type SessionUser } from '#app/session/session-user.ts';
import { Bulk } from './Bulk.tsx';
import { ExportPets } from './ExportPets.tsx';
import { ListBar } from './ListBar.tsx';
import styles from './PetList.module.css';
import { PetTable } from './PetTable.tsx';
import { usePetList } from './use-pet-list.ts';
import { useSelection } from './use-selection.ts';

interface Props {
  view: ListView;
  user: SessionUser;
}

export function PetList({ view, user }: Props) {
  const text = useMyPetsText();
  const language = useLanguage();
  const isAdmin = isAdministrator(user);
  const ownerId = isAdmin && !view.ownOnly ? undefined : user.id;
  const status = view.section === 'deleted' ? undefined : view.section;
  const { list, failure, reload, edit } = usePetList(view, ownerId);
  const actions = usePetActions({ section: view.section, edit, reload });
  const selection = useSelection(addressOf(view, language));
  useExistingPage(view, list?.isCurrent ? list.lastPage : undefined);
  const label = text.sections.names[view.section];
  return (
    <section className={styles.list} aria-label={label}>
      <ListBar
        view={view}
        total={list?.isCurrent ? list.total : undefined}
        isSearched={isAdmin || view.term !== '' || (list?.lastPage ?? 1) > 1}
        isAdministrator={isAdmin}
      >
        <ExportPets search={{ status, ownerId, term: view.term }} />
      </ListBar>
      <OutcomeNotice
        outcome={actions.outcome}
        onClose={actions.forget}
        place={actions.outcomeRef}
      />
      {failure && <FailureNotice failure={failure} retry={reload} />}
      {!list && !failure && (
        <div className={styles.loading}>
          <LoadingScreen />
        </div>
      )}
      {list?.isCurrent && list.pets.length === 0 && <NoPets view={view} />}
      {list && list.pets.length > 0 && (
        <div className={list.isCurrent ? undefined : styles.stale}>
          <PetTable
            pets={list.pets}
            busyId={actions.busyId}
            label={label}
            isAdministrator={isAdmin}
            onAct={actions.act}
            selection={isAdmin && status ? selection : undefined}
          />
        </div>
      )}
      {isAdmin && status && (
        <Bulk
          key={status}
          status={status}
          pets={list?.pets.filter(({ id }) => selection.has(id)) ?? []}
          onChanged={edit}
          onClear={selection.clear}
        />
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
function useExistingPage(view: ListView, lastPage: number | undefined): void {
  const language = useLanguage();
  const navigate = useNavigate();
  useEffect(() => {
    if (lastPage === undefined || view.page <= lastPage) return;
    navigate(addressOf({ ...view, page: lastPage }, language), { replace: true });
  }, [lastPage, view, language, navigate]);
}

function NoPets({ view }: { view: ListView }) {
  const text = useMyPetsText();
  const language = useLanguage();
  const { section, term } = view;
  return (
    <EmptyState animal={section === 'rehabilitation' ? 'dog' : 'cat'} title={text.empty.title}>
      <p className={styles.link}>{term ? text.empty.found : text.empty[section]}</p>
      {term && (
        <Link to={addressOf({ ...view, term: '', page: 1 }, language)}>{text.clearSearch}</Link>
      )}
    </EmptyState>
  );
}
