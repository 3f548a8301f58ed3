import { Link } from 'react-router';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { OutcomeNotice } from '#app/feedback/OutcomeNotice.tsx';
import { useMyPetsText } from '#app/i18n/my-pets/use-my-pets-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { ManagedList } from '#app/lists/ManagedList.tsx';
import { useSelection } from '#app/lists/use-selection.ts';
import { addressOf, type ListView } from '#app/pages/pets/actions/list-address.ts';
import { PetDialog } from '#app/pages/pets/actions/PetDialog.tsx';
import { petRightsOf } from '#app/pages/pets/actions/pet-actions.ts';
import { exportFound, isByNeed } from '#app/pages/pets/actions/pet-calls.ts';
import { usePetActions } from '#app/pages/pets/actions/use-pet-actions.ts';
import { renewalNeed } from '#app/pages/pets/actions/visibility-state.ts';
import type { SessionUser } from '#app/session/session-user.ts';
import { useToday } from '#app/site.ts';
import { can } from '#domain/access/rights.ts';
import { expiringSoonDays } from '#domain/dashboard/attention.ts';
import { addDays } from '#domain/dates.ts';
import { BulkPets } from './BulkPets.tsx';
import styles from './PetList.module.css';
import { PetListBar } from './PetListBar.tsx';
import { PetTable } from './PetTable.tsx';
import { usePetList } from './use-pet-list.ts';

interface Props {
  view: ListView;
  user: SessionUser;
  /** Only this account's; undefined for everybody's. */
  ownerId: string | undefined;
  /** Once the list is fetched anew after a change. */
  onChanged: () => void;
}

/** The pets of one section; another section is another list. */
export function PetList({ view, user, ownerId, onChanged }: Props) {
  const text = useMyPetsText();
  const language = useLanguage();
  const today = useToday();
  const may = petRightsOf(user);
  const { section, term, newestFirst, expiringOnly, page } = view;
  const status = section === 'deleted' ? undefined : section;
  const expiring = expiringOnly
    ? { from: today, until: addDays(today, expiringSoonDays) }
    : undefined;
  const search = { status, ownerId, term, expiring };
  const { edit, ...list } = usePetList(
    section,
    { ...search, newestFirst, page },
    {
      addressOf: (page) => addressOf({ ...view, page }, language),
      onChanged,
    },
  );
  const { found, isCurrent, reload } = list;
  const actions = usePetActions({ edit, reload });
  const selection = useSelection(addressOf(view, language));
  const label = text.sections.names[section];
  const urgent =
    found?.items.filter((pet) => renewalNeed(pet, today) === 'urgent').map(({ id }) => id) ?? [];
  return (
    <section aria-label={label}>
      <ManagedList
        list={list}
        bar={
          <PetListBar
            view={view}
            total={isCurrent ? found?.total : undefined}
            isSearched={may.manageAny || term !== '' || (found?.lastPage ?? 1) > 1}
            managesAny={may.manageAny}
            hasOrders={isByNeed(search) && ((found?.total ?? 0) > 1 || newestFirst)}
            urgent={urgent.length}
            onChooseUrgent={() => selection.toggle(urgent, true)}
          />
        }
        exportAs={
          can(user, 'pets.export')
            ? {
                text: text.export,
                fileName: `${text.export.file}-${today}.csv`,
                fetchTable: () => exportFound(search),
              }
            : undefined
        }
        notice={
          <OutcomeNotice
            outcome={actions.outcome}
            onClose={actions.forget}
            place={actions.outcomeRef}
          />
        }
        empty={<NoPets view={view} />}
        bulk={
          status && (
            <BulkPets
              status={status}
              pets={found?.items.filter(({ id }) => selection.has(id)) ?? []}
              onChanged={edit}
              onClear={selection.clear}
            />
          )
        }
      >
        {(pets) => (
          <PetTable
            pets={pets}
            busyId={actions.busyId}
            label={label}
            may={may}
            onAct={actions.act}
            selection={status && selection}
          />
        )}
      </ManagedList>
      {actions.open && (
        <PetDialog {...actions.open} may={may} onDone={actions.done} onClose={actions.close} />
      )}
    </section>
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
