import { Form, useSearchParams } from 'react-router';
import { AdminFrame } from '#app/administration/AdminFrame.tsx';
import { Button } from '#app/components/Button.tsx';
import { Chip } from '#app/components/Chip.tsx';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { useAdministrationText } from '#app/i18n/administration/use-administration-text.ts';
import { ManagedList } from '#app/lists/ManagedList.tsx';
import { addressWith, useManagedList } from '#app/lists/use-managed-list.ts';
import { pageParam, readPageNumber } from '#domain/paging.ts';
import styles from './AdminTable.module.css';
import { AuditTable } from './AuditTable.tsx';
import { findAuditEntries } from './audit.ts';

const actionParam = 'accion';
const userParam = 'usuario';

export default function AdminAuditPage() {
  const text = useAdministrationText().audit;
  return (
    <AdminFrame title={text.title} lead={text.lead}>
      {() => <AuditLog />}
    </AdminFrame>
  );
}

function AuditLog() {
  const text = useAdministrationText().audit;
  const [params] = useSearchParams();
  const action = params.get(actionParam) ?? '';
  const userId = params.get(userParam) ?? '';
  const list = useManagedList({
    find: findAuditEntries,
    query: { action, userId, page: readPageNumber(params.get(pageParam)) },
    addressOf: (page) => addressWith({ [actionParam]: action, [userParam]: userId }, page),
  });
  const options = Object.entries(text.actions).map(([value, label]) => ({ value, label }));
  return (
    <ManagedList
      list={list}
      bar={
        <Form className={styles.filter}>
          <SelectField
            key={action}
            label={text.action}
            name={actionParam}
            options={options}
            empty={text.any}
            defaultValue={action}
          />
          {userId && <input type="hidden" name={userParam} value={userId} />}
          <Button type="submit" icon="filter" variant="outline">
            {text.filter}
          </Button>
          {userId && (
            <Chip to="?" removeLabel={text.removeFilter}>
              {list.found?.items[0]?.subjectEmail ?? text.onePerson}
            </Chip>
          )}
        </Form>
      }
      empty={<EmptyState title={text.none} />}
    >
      {(entries) => <AuditTable entries={entries} />}
    </ManagedList>
  );
}
