import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { TabLinks } from '#app/components/TabLinks.tsx';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import {
  type ActionOutcome,
  OutcomeNotice,
  useRestoredFocus,
} from '#app/feedback/OutcomeNotice.tsx';
import { useAdminDonationsText } from '#app/i18n/admin-donations/use-admin-donations-text.ts';
import { ManagedList } from '#app/lists/ManagedList.tsx';
import { addressWith, useCallList } from '#app/lists/use-managed-list.ts';
import { type Difference, findDifferences } from '#domain/donations/payment-difference-calls.ts';
import { pageParam, readPageNumber } from '#domain/paging.ts';
import { viewParam } from '../view-param.ts';
import { DifferenceTable } from './DifferenceTable.tsx';
import { DonationDialog } from './DonationDialog.tsx';
import { rowsShown } from './donations.ts';
import { ResolveDialog } from './ResolveDialog.tsx';

const resolvedParam = 'atendidas';

/** Where a provider's books and the portal's do not agree. */
export function Differences() {
  const text = useAdminDonationsText().differences;
  const [params] = useSearchParams();
  const resolved = params.get(resolvedParam) === '1';
  const addressOf = (isResolved: boolean, page = 1) =>
    addressWith(
      { [viewParam]: params.get(viewParam) ?? '', [resolvedParam]: isResolved ? '1' : '' },
      page,
    );
  const list = useCallList(
    findDifferences,
    { resolved, page: readPageNumber(params.get(pageParam)), limit: rowsShown },
    { addressOf: (page) => addressOf(resolved, page) },
  );
  const [donationId, setDonationId] = useState<string>();
  const [chosen, setChosen] = useState<Difference>();
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const place = useRef<HTMLDivElement>(null);
  useRestoredFocus(place, outcome, chosen !== undefined, list.found?.items);
  return (
    <>
      <p>{text.lead}</p>
      <ManagedList
        list={list}
        bar={
          <TabLinks
            label={text.show}
            links={[false, true].map((isResolved) => ({
              to: addressOf(isResolved),
              label: isResolved ? text.resolved : text.open,
              current: isResolved === resolved,
            }))}
            preventScrollReset
          />
        }
        notice={
          <OutcomeNotice outcome={outcome} onClose={() => setOutcome(undefined)} place={place} />
        }
        count={(total) => (total > 0 ? text.count(total) : '')}
        empty={<EmptyState title={resolved ? text.noneResolved : text.none} />}
      >
        {(differences) => (
          <DifferenceTable
            differences={differences}
            onSee={setDonationId}
            onResolve={resolved ? undefined : setChosen}
          />
        )}
      </ManagedList>
      {donationId !== undefined && (
        <DonationDialog id={donationId} onClose={() => setDonationId(undefined)} />
      )}
      {chosen && (
        <ResolveDialog
          difference={chosen}
          onClose={() => setChosen(undefined)}
          onResolved={() => {
            setChosen(undefined);
            setOutcome({ kind: 'success', title: text.saved });
          }}
        />
      )}
    </>
  );
}
