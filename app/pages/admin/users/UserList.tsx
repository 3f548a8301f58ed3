import { useSearchParams } from 'react-router';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { useAdministrationText } from '#app/i18n/administration/use-administration-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { BesideList, useBeside } from '#app/lists/BesideList.tsx';
import { ManagedList } from '#app/lists/ManagedList.tsx';
import { SearchForm } from '#app/lists/SearchForm.tsx';
import { addressWith, useCallList } from '#app/lists/use-managed-list.ts';
import type { SessionUser } from '#app/session/session-user.ts';
import { accountFields } from '#domain/accounts/account.ts';
import { findUsers } from '#domain/accounts/user-calls.ts';
import { pageParam, readPageNumber } from '#domain/paging.ts';
import { pathFor } from '#domain/site-map.ts';
import { OpenedUser } from './OpenedUser.tsx';
import { UserTable } from './UserTable.tsx';

const searchParam = 'busca';
const teamParam = 'quienes';
const teamWord = 'equipo';
/** Whose account is open beside the list. */
const openedParam = 'cuenta';

/** Newest first; a term with an @ is looked for in the e-mails, any other in the names. */
function searchFor(term: string) {
  const { wire: field } = term.includes('@') ? accountFields.email : accountFields.name;
  const where = { field, operator: 'contains', value: term, collate: 'es_ci_ai' };
  return {
    filter: { where: term === '' ? [] : [where] },
    order: [{ field: accountFields.createdAt.wire, direction: 'desc' as const }],
  };
}

export function UserList({ viewer }: { viewer: SessionUser }) {
  const { search, user, users: text } = useAdministrationText();
  const language = useLanguage();
  const beside = useBeside(openedParam);
  const pageOf = (id: string) => pathFor('adminUser', language, { id });
  const [params] = useSearchParams();
  const term = params.get(searchParam)?.trim() ?? '';
  const team = params.get(teamParam) === teamWord;
  const list = useCallList(
    findUsers,
    { ...searchFor(term), team, page: readPageNumber(params.get(pageParam)) },
    {
      addressOf: (page) =>
        addressWith({ [searchParam]: term, [teamParam]: team ? teamWord : '' }, page),
    },
  );
  return (
    <BesideList
      beside={beside}
      label={user.title}
      pageOf={pageOf}
      panel={(id) => <OpenedUser id={id} viewer={viewer} page={pageOf(id)} />}
    >
      <ManagedList
        list={list}
        bar={
          <SearchForm label={text.search} name={searchParam} term={term} submit={search}>
            <SelectField
              key={String(team)}
              label={text.whom}
              name={teamParam}
              defaultValue={team ? teamWord : ''}
              options={[
                { value: '', label: text.everybody },
                { value: teamWord, label: text.team },
              ]}
            />
          </SearchForm>
        }
        count={(total) => (total > 0 ? text.count(total) : '')}
        empty={<EmptyState title={text.none} />}
      >
        {(users) => <UserTable users={users} beside={beside} pageOf={pageOf} />}
      </ManagedList>
    </BesideList>
  );
}
