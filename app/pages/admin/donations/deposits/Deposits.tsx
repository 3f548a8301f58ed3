import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { TabLinks } from '#app/components/TabLinks.tsx';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import {
  type ActionOutcome,
  OutcomeNotice,
  useRestoredFocus,
} from '#app/feedback/OutcomeNotice.tsx';
import { useDepositsText } from '#app/i18n/deposits/use-deposits-text.ts';
import { ManagedList } from '#app/lists/ManagedList.tsx';
import { addressWith, useCallList } from '#app/lists/use-managed-list.ts';
import { type LineState, lineStates } from '#domain/donations/bank-statement.ts';
import { type FoundLine, findLines } from '#domain/donations/bank-statement-calls.ts';
import { pageParam, readPageNumber } from '#domain/paging.ts';
import { viewParam } from '../../view-param.ts';
import { DonationDialog } from '../DonationDialog.tsx';
import { rowsShown } from '../donations.ts';
import { DepositDialog, type DepositStep } from './DepositDialog.tsx';
import styles from './Deposits.module.css';
import { DepositTable } from './DepositTable.tsx';
import { ImportStatement } from './ImportStatement.tsx';

const stateParam = 'estado';
const shownStates = ['open', 'booked', 'aside'] as const satisfies readonly LineState[];

/** Statements of the organisation's own account, and whose the deposits in them are. */
export function Deposits() {
  const text = useDepositsText();
  const [params] = useSearchParams();
  const state = lineStates.fromWire(params.get(stateParam) ?? '') ?? 'open';
  const addressOf = (wanted: LineState, page = 1) =>
    addressWith(
      {
        [viewParam]: params.get(viewParam) ?? '',
        [stateParam]: wanted === 'open' ? '' : lineStates.toWire(wanted),
      },
      page,
    );
  const list = useCallList(
    findLines,
    { state, page: readPageNumber(params.get(pageParam)), limit: rowsShown },
    { addressOf: (page) => addressOf(state, page) },
  );
  const [donationId, setDonationId] = useState<string>();
  const [step, setStep] = useState<DepositStep>();
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const place = useRef<HTMLDivElement>(null);
  useRestoredFocus(place, outcome, step !== undefined, list.found?.items);
  return (
    <div className={styles.view}>
      <p className={styles.lead}>{text.lead}</p>
      <ImportStatement />
      <section className={styles.list}>
        <h2>{text.list.title}</h2>
        <ManagedList<FoundLine>
          list={list}
          bar={
            <TabLinks
              label={text.list.show}
              links={shownStates.map((one) => ({
                to: addressOf(one),
                label: text.list.states[one],
                current: one === state,
              }))}
              preventScrollReset
            />
          }
          notice={
            <OutcomeNotice outcome={outcome} onClose={() => setOutcome(undefined)} place={place} />
          }
          count={(total) => (total > 0 ? text.list.count(total) : '')}
          empty={<EmptyState title={text.list.none[state]} />}
        >
          {(lines) => (
            <DepositTable state={state} lines={lines} onStep={setStep} onSee={setDonationId} />
          )}
        </ManagedList>
      </section>
      {donationId !== undefined && (
        <DonationDialog id={donationId} onClose={() => setDonationId(undefined)} />
      )}
      {step && (
        <DepositDialog
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
