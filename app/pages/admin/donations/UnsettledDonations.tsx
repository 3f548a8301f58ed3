import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { type ActionOutcome, OutcomeNotice } from '#app/feedback/OutcomeNotice.tsx';
import { useAdminDonationsText } from '#app/i18n/admin-donations/use-admin-donations-text.ts';
import { ManagedList } from '#app/lists/ManagedList.tsx';
import { addressWith, useCallList } from '#app/lists/use-managed-list.ts';
import { findDonations } from '#domain/donations/bookkeeping-calls.ts';
import { pageParam, readPageNumber } from '#domain/paging.ts';
import { viewParam } from '../view-param.ts';
import { DonationDialog } from './DonationDialog.tsx';
import { rowsShown } from './donations.ts';
import { UnsettledTable } from './UnsettledTable.tsx';

/** Donations of which not everything is known yet, oldest first. */
export function UnsettledDonations() {
  const text = useAdminDonationsText();
  const [params] = useSearchParams();
  const list = useCallList(
    findDonations,
    { unsettled: true, page: readPageNumber(params.get(pageParam)), limit: rowsShown },
    { addressOf: (page) => addressWith({ [viewParam]: params.get(viewParam) ?? '' }, page) },
  );
  const [chosen, setChosen] = useState<string>();
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const place = useRef<HTMLDivElement>(null);
  return (
    <>
      <ManagedList
        list={list}
        bar={null}
        notice={
          <OutcomeNotice outcome={outcome} onClose={() => setOutcome(undefined)} place={place} />
        }
        count={(total) => (total > 0 ? text.count(total) : '')}
        empty={<EmptyState title={text.noneUnsettled} />}
      >
        {(donations) => (
          <UnsettledTable donations={donations} onChoose={setChosen} onOutcome={setOutcome} />
        )}
      </ManagedList>
      {chosen !== undefined && <DonationDialog id={chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}
