import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#app/components/Button.tsx';
import { TabLinks } from '#app/components/TabLinks.tsx';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import {
  type ActionOutcome,
  OutcomeNotice,
  useRestoredFocus,
} from '#app/feedback/OutcomeNotice.tsx';
import { useCashCountsText } from '#app/i18n/cash-counts/use-cash-counts-text.ts';
import { ManagedList } from '#app/lists/ManagedList.tsx';
import { addressWith, useCallList } from '#app/lists/use-managed-list.ts';
import { type CashCountState, cashCountStates } from '#domain/donations/cash-count.ts';
import { type FoundCashCount, findCashCounts } from '#domain/donations/cash-count-calls.ts';
import { pageParam, readPageNumber } from '#domain/paging.ts';
import { viewParam } from '../../view-param.ts';
import { DonationDialog } from '../DonationDialog.tsx';
import { rowsShown } from '../donations.ts';
import styles from './CashCounts.module.css';
import { CashDialog, type CashStep } from './CashDialog.tsx';
import { CashTable } from './CashTable.tsx';

const stateParam = 'estado';
const shownStates = ['counted', 'confirmed', 'cancelled'] as const satisfies CashCountState[];

/** Cash that one person counts and another one confirms. */
export function CashCounts() {
  const text = useCashCountsText();
  const [params] = useSearchParams();
  const state = cashCountStates.fromWire(params.get(stateParam) ?? '') ?? 'counted';
  const addressOf = (wanted: CashCountState, page = 1) =>
    addressWith(
      {
        [viewParam]: params.get(viewParam) ?? '',
        [stateParam]: wanted === 'counted' ? '' : cashCountStates.toWire(wanted),
      },
      page,
    );
  const list = useCallList(
    findCashCounts,
    { state, page: readPageNumber(params.get(pageParam)), limit: rowsShown },
    { addressOf: (page) => addressOf(state, page) },
  );
  const [donationId, setDonationId] = useState<string>();
  const [step, setStep] = useState<CashStep>();
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const place = useRef<HTMLDivElement>(null);
  useRestoredFocus(place, outcome, step !== undefined, list.found?.items);
  return (
    <div className={styles.view}>
      <p className={styles.lead}>{text.lead}</p>
      <div>
        <Button onClick={() => setStep({ kind: 'count' })}>{text.count}</Button>
      </div>
      <ManagedList<FoundCashCount>
        list={list}
        bar={
          <TabLinks
            label={text.show}
            links={shownStates.map((one) => ({
              to: addressOf(one),
              label: text.states[one],
              current: one === state,
            }))}
            preventScrollReset
          />
        }
        notice={
          <OutcomeNotice outcome={outcome} onClose={() => setOutcome(undefined)} place={place} />
        }
        count={(total) => (total > 0 ? text.total(total) : '')}
        empty={<EmptyState title={text.none[state]} />}
      >
        {(counts) => <CashTable counts={counts} onStep={setStep} onSee={setDonationId} />}
      </ManagedList>
      {donationId !== undefined && (
        <DonationDialog id={donationId} onClose={() => setDonationId(undefined)} />
      )}
      {step && (
        <CashDialog
          step={step}
          onClose={() => setStep(undefined)}
          onDone={(title) => {
            setStep(undefined);
            setOutcome({ kind: 'success', title });
          }}
        />
      )}
    </div>
  );
}
