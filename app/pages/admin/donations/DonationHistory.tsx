import { useSearchParams } from 'react-router';
import { callFile } from '#app/api/call.ts';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { useAdminDonationsText } from '#app/i18n/admin-donations/use-admin-donations-text.ts';
import { BesideList, useBeside } from '#app/lists/BesideList.tsx';
import { InvertedRange } from '#app/lists/InvertedRange.tsx';
import { ManagedList } from '#app/lists/ManagedList.tsx';
import { addressWith, useCallList } from '#app/lists/use-managed-list.ts';
import { isInvertedRange } from '#domain/dates.ts';
import { exportDonations, findDonations } from '#domain/donations/bookkeeping-calls.ts';
import { pageParam, readPageNumber } from '#domain/paging.ts';
import { DonationDialog } from './DonationDialog.tsx';
import { DonationFilterForm, filterParams } from './DonationFilterForm.tsx';
import { DonationTable } from './DonationTable.tsx';
import { rowsShown, searchFrom } from './donations.ts';
import { OpenedDonation, useDonationTitle } from './OpenedDonation.tsx';

/** The one that is open, which the search of everything names as well. */
const openedDonation = 'donativo';

/** All donations, found by what the address says. */
export function DonationHistory() {
  const text = useAdminDonationsText();
  const [params, setParams] = useSearchParams();
  const param = (name: keyof typeof filterParams) => params.get(filterParams[name])?.trim() ?? '';
  const filters = {
    term: param('term'),
    state: param('state'),
    method: param('method'),
    kind: param('kind'),
    campaign: param('campaign'),
    from: param('from'),
    to: param('to'),
  };
  const isInverted = isInvertedRange(filters.from, filters.to);
  const isFiltered = Object.values(filters).some(Boolean);
  const address = Object.entries(filters).map(([name, value]) => [
    filterParams[name as keyof typeof filterParams],
    value,
  ]);
  const search = searchFrom(filters);
  const list = useCallList(
    findDonations,
    { ...search, page: readPageNumber(params.get(pageParam)), limit: rowsShown },
    { isWanted: !isInverted, addressOf: (page) => addressWith(Object.fromEntries(address), page) },
  );
  const beside = useBeside(openedDonation);
  const chosen = params.get(openedDonation);
  const choose = (id: string | null) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (id === null) next.delete(openedDonation);
        else next.set(openedDonation, id);
        return next;
      },
      // The way back closes it.
      { preventScrollReset: true, replace: id === null },
    );
  return (
    <BesideList beside={beside} label={text.details} panel={(id) => <DonationPanel id={id} />}>
      <ManagedList
        list={list}
        bar={<DonationFilterForm filters={filters} isFiltered={isFiltered} />}
        exportAs={
          isInverted
            ? undefined
            : {
                text: text.export,
                fileName: text.export.fileName,
                fetchTable: () => callFile(exportDonations, search),
              }
        }
        count={isInverted ? undefined : text.count}
        empty={
          isInverted ? (
            <InvertedRange />
          ) : (
            <EmptyState title={isFiltered ? text.noneFound : text.none} />
          )
        }
      >
        {(donations) => (
          <DonationTable donations={donations} opened={beside.opened} onChoose={choose} />
        )}
      </ManagedList>
      {chosen && !beside.hasRoom && (
        <DonationDialog key={chosen} id={chosen} onClose={() => choose(null)} />
      )}
    </BesideList>
  );
}

function DonationPanel({ id }: { id: string }) {
  const title = useDonationTitle(id);
  return (
    <>
      <h2>{title}</h2>
      <OpenedDonation id={id} />
    </>
  );
}
