import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { AdminFrame } from '#app/administration/AdminFrame.tsx';
import type { User } from '#app/api/users.ts';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { useAdministrationText } from '#app/i18n/administration/use-administration-text.ts';
import { ManagedList } from '#app/lists/ManagedList.tsx';
import { SearchForm } from '#app/lists/SearchForm.tsx';
import { addressWith, useManagedList } from '#app/lists/use-managed-list.ts';
import type { SessionUser } from '#app/session/session-user.ts';
import { pageParam, readPageNumber } from '#domain/paging.ts';
import { UserDialog } from './UserDialog.tsx';
import { UserTable } from './UserTable.tsx';
import { findUsers } from './users.ts';

const searchParam = 'busca';

export default function AdminUsersPage() {
  const text = useAdministrationText().users;
  return (
    <AdminFrame title={text.title} lead={text.lead}>
      {(viewer) => <Users viewer={viewer} />}
    </AdminFrame>
  );
}

function Users({ viewer }: { viewer: SessionUser }) {
  const text = useAdministrationText();
  const [params] = useSearchParams();
  const term = params.get(searchParam)?.trim() ?? '';
  const list = useManagedList({
    find: findUsers,
    query: { term, page: readPageNumber(params.get(pageParam)) },
    addressOf: (page) => addressWith({ [searchParam]: term }, page),
  });
  const [chosen, setChosen] = useState<User>();
  return (
    <>
      <ManagedList
        list={list}
        bar={
          <SearchForm
            label={text.users.search}
            name={searchParam}
            term={term}
            submit={text.search}
          />
        }
        count={(total) => (total > 0 ? text.users.count(total) : '')}
        empty={<EmptyState title={text.users.none} />}
      >
        {(users) => <UserTable users={users} onChoose={setChosen} />}
      </ManagedList>
      {chosen && (
        <UserDialog
          user={chosen}
          viewer={viewer}
          onClose={(changed) => {
            setChosen(undefined);
            if (changed) list.reload();
          }}
        />
      )}
    </>
  );
}
