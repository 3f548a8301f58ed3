import { useSearchParams } from 'react-router';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { useAdministrationText } from '#app/i18n/administration/use-administration-text.ts';
import { ManagedList } from '#app/lists/ManagedList.tsx';
import { SearchForm } from '#app/lists/SearchForm.tsx';
import { addressWith, useManagedList } from '#app/lists/use-managed-list.ts';
import { pageParam, readPageNumber } from '#domain/paging.ts';
import { UserTable } from './UserTable.tsx';
import { findUsers } from './users.ts';

const searchParam = 'busca';

export function UserList() {
  const { search, users: text } = useAdministrationText();
  const [params] = useSearchParams();
  const term = params.get(searchParam)?.trim() ?? '';
  const list = useManagedList({
    find: findUsers,
    query: { term, page: readPageNumber(params.get(pageParam)) },
    addressOf: (page) => addressWith({ [searchParam]: term }, page),
  });
  return (
    <ManagedList
      list={list}
      bar={<SearchForm label={text.search} name={searchParam} term={term} submit={search} />}
      count={(total) => (total > 0 ? text.count(total) : '')}
      empty={<EmptyState title={text.none} />}
    >
      {(users) => <UserTable users={users} />}
    </ManagedList>
  );
}
