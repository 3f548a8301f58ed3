import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useLoaded } from '#app/api/use-loaded.ts';
import { Pagination } from '#app/components/Pagination.tsx';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import type { SessionUser } from '#app/session/session-user.ts';
import { AdminFrame } from './AdminFrame.tsx';
import styles from './AdminTable.module.css';
import { SearchBar } from './SearchBar.tsx';
import { UserDialog } from './UserDialog.tsx';
import { UserTable } from './UserTable.tsx';
import { findUsers, type ManagedUser } from './users.ts';

export default function AdminUsersPage() {
  const text = useAccountText().admin.users;
  return (
    <AdminFrame title={text.title} lead={text.lead}>
      {(viewer) => <Users viewer={viewer} />}
    </AdminFrame>
  );
}

function Users({ viewer }: { viewer: SessionUser }) {
  const text = useAccountText().admin;
  const [parameters] = useSearchParams();
  const term = parameters.get('busca')?.trim() ?? '';
  const page = Math.max(1, Math.trunc(Number(parameters.get('pagina'))) || 1);
  const load = useCallback(() => findUsers(term, page), [term, page]);
  const { data, failure, reload } = useLoaded(load);
  const [chosen, setChosen] = useState<ManagedUser>();

  function addressOf(number: number): string {
    return `?${new URLSearchParams({ ...(term && { busca: term }), pagina: String(number) })}`;
  }

  return (
    <>
      <SearchBar label={text.users.search} term={term} />
      {failure && <FailureNotice failure={failure} retry={reload} />}
      {!data && !failure && <LoadingScreen />}
      {data?.items.length === 0 && <EmptyState title={text.users.none} />}
      {data && data.items.length > 0 && (
        <>
          <p className={styles.count} role="status">
            {text.users.count(data.paginate?.total ?? data.items.length)}
          </p>
          <UserTable users={data.items} onChoose={setChosen} />
          <Pagination
            page={page}
            lastPage={data.paginate?.last_page ?? page}
            addressOf={addressOf}
          />
        </>
      )}
      {chosen && (
        <UserDialog
          user={chosen}
          viewer={viewer}
          onClose={(changed) => {
            setChosen(undefined);
            if (changed) reload();
          }}
        />
      )}
    </>
  );
}
