import { Link } from 'react-router';
import { useSiteInstant } from '#app/administration/use-site-instant.ts';
import { ButtonLink } from '#app/components/Button.tsx';
import { editPageOf, pageOf } from '#app/components/pet-pages.ts';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { useAdministrationText } from '#app/i18n/administration/use-administration-text.ts';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import { ManagedList } from '#app/lists/ManagedList.tsx';
import { ManagedTable } from '#app/lists/ManagedTable.tsx';
import type { User } from '#domain/accounts/user-calls.ts';
import { pathFor } from '#domain/site-map.ts';
import { programmeOf } from '../pet-programme.ts';
import { findPetsOf } from './person-lists.ts';
import { usePersonList } from './use-person-list.ts';

export function UserPets({ user }: { user: User }) {
  const text = useAdministrationText().user.pets;
  const { statuses } = useText().pets.pet;
  const language = useLanguage();
  const when = useSiteInstant();
  const list = usePersonList('pets of a person', findPetsOf, user.id);
  const { columns } = text;
  return (
    <ManagedList
      list={list}
      bar={null}
      count={(total) => (total > 0 ? text.count(total) : '')}
      empty={<EmptyState animal="dog" title={text.none} />}
    >
      {(pets) => (
        <ManagedTable
          items={pets}
          columns={[
            {
              header: columns.name,
              kind: 'title',
              cell: ({ id, name, status }) => (
                <Link to={pathFor(pageOf[programmeOf(status)], language, { id })}>{name}</Link>
              ),
            },
            {
              header: columns.status,
              kind: 'named',
              cell: ({ status, deleted }) => (deleted ? text.deleted : statuses[status]),
            },
            {
              header: columns.since,
              kind: 'named',
              cell: ({ createdAt }) => when(createdAt),
            },
            {
              header: columns.actions,
              kind: 'actions',
              cell: ({ id, name, status }) => (
                <ButtonLink
                  size="small"
                  variant="outline"
                  to={pathFor(editPageOf[programmeOf(status)], language, { id })}
                >
                  {text.edit}
                  <span className="visually-hidden">: {name}</span>
                </ButtonLink>
              ),
            },
          ]}
        />
      )}
    </ManagedList>
  );
}
