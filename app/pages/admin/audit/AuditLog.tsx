import { useSearchParams } from 'react-router';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { useAdministrationText } from '#app/i18n/administration/use-administration-text.ts';
import { InvertedRange } from '#app/lists/InvertedRange.tsx';
import { ManagedList } from '#app/lists/ManagedList.tsx';
import { addressWith, useCallList } from '#app/lists/use-managed-list.ts';
import { useSite } from '#app/site.ts';
import { findAuditEntries } from '#domain/audit-calls.ts';
import { isInvertedRange } from '#domain/dates.ts';
import { pageParam, readPageNumber } from '#domain/paging.ts';
import { viewParam } from '../view-param.ts';
import { AuditFilterForm, filterParams } from './AuditFilterForm.tsx';
import { AuditTable } from './AuditTable.tsx';
import { type AuditFilters, auditSearch } from './audit-search.ts';

interface Props {
  /** Of the one whose page it stands on; without it everybody's. */
  personId?: string;
}

/** The log, or what of it is about one person, found by what the address says. */
export function AuditLog({ personId = '' }: Props) {
  const text = useAdministrationText().audit;
  const [params] = useSearchParams();
  const view = params.get(viewParam) ?? '';
  const param = (name: keyof AuditFilters) => params.get(filterParams[name])?.trim() ?? '';
  const filters: AuditFilters = {
    action: param('action'),
    person: personId ? '' : param('person'),
    from: param('from'),
    to: param('to'),
  };
  const { timezone } = useSite();
  const isInverted = isInvertedRange(filters.from, filters.to);
  const page = readPageNumber(params.get(pageParam));
  const list = useCallList(
    findAuditEntries,
    auditSearch({ ...filters, personId, timezone, page }),
    {
      isWanted: !isInverted,
      addressOf: (page) =>
        addressWith(
          {
            [viewParam]: view,
            ...Object.fromEntries(
              Object.entries(filters).map(([name, value]) => [
                filterParams[name as keyof AuditFilters],
                value,
              ]),
            ),
          },
          page,
        ),
    },
  );
  return (
    <ManagedList
      list={list}
      bar={<AuditFilterForm filters={filters} view={view} ofOnePerson={personId !== ''} />}
      empty={isInverted ? <InvertedRange /> : <EmptyState title={text.none} />}
    >
      {(entries) => <AuditTable entries={entries} />}
    </ManagedList>
  );
}
