import { useCallback } from 'react';
import { Form, useSearchParams } from 'react-router';
import { useLoaded } from '#app/api/use-loaded.ts';
import { Button } from '#app/components/Button.tsx';
import { Chip } from '#app/components/Chip.tsx';
import { Pagination } from '#app/components/Pagination.tsx';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { AdminFrame } from './AdminFrame.tsx';
import styles from './AdminTable.module.css';
import { AuditTable } from './AuditTable.tsx';
import { findAuditEntries } from './audit.ts';

export default function AdminAuditPage() {
  const text = useAccountText().admin.audit;
  return (
    <AdminFrame title={text.title} lead={text.lead}>
      {() => <AuditLog />}
    </AdminFrame>
  );
}

function AuditLog() {
  const text = useAccountText().admin;
  const [parameters] = useSearchParams();
  const action = parameters.get('accion') ?? '';
  const userId = parameters.get('usuario') ?? '';
  const page = Math.max(1, Math.trunc(Number(parameters.get('pagina'))) || 1);
  const load = useCallback(
    () => findAuditEntries({ action, userId, page }),
    [action, userId, page],
  );
  const { data, failure, reload } = useLoaded(load);
  const kept = { ...(action && { accion: action }), ...(userId && { usuario: userId }) };
  const options = Object.entries(text.audit.actions).map(([value, label]) => ({ value, label }));
  return (
    <>
      <Form className={styles.bar}>
        <SelectField
          key={action}
          label={text.audit.action}
          name="accion"
          options={options}
          empty={text.audit.any}
          defaultValue={action}
        />
        {userId && <input type="hidden" name="usuario" value={userId} />}
        <Button type="submit" icon="filter" variant="outline">
          {text.audit.filter}
        </Button>
        {userId && (
          <Chip to="?" removeLabel={text.audit.removeFilter}>
            {data?.items[0]?.usuario_correo ?? text.audit.onePerson}
          </Chip>
        )}
      </Form>
      {failure && <FailureNotice failure={failure} retry={reload} />}
      {!data && !failure && <LoadingScreen />}
      {data?.items.length === 0 && <EmptyState title={text.audit.none} />}
      {data && data.items.length > 0 && (
        <>
          <AuditTable entries={data.items} />
          <Pagination
            page={page}
            lastPage={data.paginate?.last_page ?? page}
            addressOf={(number) => `?${new URLSearchParams({ ...kept, pagina: String(number) })}`}
          />
        </>
      )}
    </>
  );
}
