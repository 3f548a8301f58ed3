import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { TabLinks } from '#app/components/TabLinks.tsx';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import {
  type ActionOutcome,
  OutcomeNotice,
  useRestoredFocus,
} from '#app/feedback/OutcomeNotice.tsx';
import { useChargesText } from '#app/i18n/charges/use-charges-text.ts';
import { ManagedList } from '#app/lists/ManagedList.tsx';
import { addressWith, useCallList } from '#app/lists/use-managed-list.ts';
import type { SessionUser } from '#app/session/session-user.ts';
import { type ChargeState, chargeStates } from '#domain/adoption/charges/charge.ts';
import { type BookedCharge, findCharges } from '#domain/adoption/charges/charge-calls.ts';
import { pageParam, readPageNumber } from '#domain/paging.ts';
import { ChargeDialog, type ChargeStep } from './ChargeDialog.tsx';
import { ChargeTable } from './ChargeTable.tsx';

const stateParam = 'estado';
const shownStates: readonly (ChargeState | undefined)[] = [
  undefined,
  'toReturn',
  'due',
  'paid',
  'returned',
  'waived',
];
const rowsShown = 25;

/** The latest first; what is to be given back has a tab of its own, to which the dashboard leads. */
export function Charges({ viewer }: { viewer: SessionUser }) {
  const all = useChargesText();
  const text = all.admin;
  const [params] = useSearchParams();
  const status = chargeStates.fromWire(params.get(stateParam) ?? '');
  const addressOf = (wanted: ChargeState | undefined, page = 1) =>
    addressWith({ [stateParam]: wanted ? chargeStates.toWire(wanted) : '' }, page);
  const list = useCallList(
    findCharges,
    {
      ...(status && { status }),
      page: readPageNumber(params.get(pageParam)),
      limit: rowsShown,
    },
    { addressOf: (page) => addressOf(status, page) },
  );
  const [step, setStep] = useState<ChargeStep>();
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const place = useRef<HTMLDivElement>(null);
  useRestoredFocus(place, outcome, step !== undefined, list.found?.items);
  return (
    <>
      <ManagedList<BookedCharge>
        list={list}
        bar={
          <TabLinks
            label={text.show}
            links={shownStates.map((one) => ({
              to: addressOf(one),
              label: one ? all.states[one] : text.all,
              current: one === status,
            }))}
            preventScrollReset
          />
        }
        notice={
          <OutcomeNotice outcome={outcome} onClose={() => setOutcome(undefined)} place={place} />
        }
        count={(total) => (total > 0 ? text.total(total) : '')}
        empty={<EmptyState title={text.none} />}
      >
        {(charges) => <ChargeTable charges={charges} viewer={viewer} onStep={setStep} />}
      </ManagedList>
      {step && (
        <ChargeDialog
          step={step}
          onClose={() => setStep(undefined)}
          onDone={(title) => {
            setStep(undefined);
            setOutcome({ kind: 'success', title });
          }}
        />
      )}
    </>
  );
}
