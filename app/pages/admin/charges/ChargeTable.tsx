import { ChargeState } from '#app/adoption/ChargeState.tsx';
import { Button } from '#app/components/Button.tsx';
import { useChargesText } from '#app/i18n/charges/use-charges-text.ts';
import { formatDay } from '#app/i18n/format-instant.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { type Column, ManagedTable } from '#app/lists/ManagedTable.tsx';
import type { SessionUser } from '#app/session/session-user.ts';
import { can } from '#domain/access/rights.ts';
import type { BookedCharge } from '#domain/adoption/charges/charge-calls.ts';
import { formatPesos } from '#domain/money.ts';
import table from '../donations/AdminDonations.module.css';
import type { ChargeStep } from './ChargeDialog.tsx';

interface Props {
  charges: readonly BookedCharge[];
  viewer: SessionUser;
  onStep: (step: ChargeStep) => void;
}

export function ChargeTable({ charges, viewer, onStep }: Props) {
  const all = useChargesText();
  const text = all.admin;
  const language = useLanguage();
  const headers = text.columns;
  const columns: Column<BookedCharge>[] = [
    {
      header: headers.pets,
      kind: 'title',
      cell: ({ petNames, family, applicationFolio }) => (
        <span className={table.donor}>
          <span>{petNames}</span>
          <span className={table.soft}>
            {family || text.nobody} · {text.application(applicationFolio)}
          </span>
        </span>
      ),
    },
    {
      header: headers.what,
      kind: 'plain',
      cell: ({ kind, costsCents, dueOn }) => (
        <span className={table.donor}>
          <span>{all.kinds[kind]}</span>
          {costsCents !== null && (
            <span className={table.soft}>{text.costs(formatPesos(costsCents))}</span>
          )}
          {dueOn && <span className={table.soft}>{text.until(formatDay(dueOn, language))}</span>}
        </span>
      ),
    },
    {
      header: headers.amount,
      kind: 'named',
      cell: ({ amountCents }) => formatPesos(amountCents),
    },
    {
      header: headers.received,
      kind: 'named',
      cell: ({ heldCents }) => formatPesos(heldCents),
    },
    {
      header: headers.status,
      kind: 'plain',
      cell: ({ status, kind, reason }) => (
        <span className={table.donor}>
          <ChargeState status={status} kind={kind} />
          {reason && <span className={table.soft}>{reason}</span>}
        </span>
      ),
    },
    {
      header: headers.actions,
      kind: 'actions',
      cell: (charge) => <Actions charge={charge} viewer={viewer} onStep={onStep} />,
    },
  ];
  return <ManagedTable columns={columns} items={charges} className={table.table} />;
}

function Actions({
  charge,
  viewer,
  onStep,
}: Pick<Props, 'viewer' | 'onStep'> & { charge: BookedCharge }) {
  const text = useChargesText().admin;
  const isTreasurer = can(viewer, 'donations.refund');
  const { owedBackCents, status, mayForfeit } = charge;
  const button = (kind: ChargeStep['kind'], label: string, isFirst = false) => (
    <Button
      size="small"
      variant={isFirst ? 'primary' : 'outline'}
      onClick={() => onStep({ kind, charge })}
    >
      {label}
      <span className="visually-hidden">: {charge.petNames}</span>
    </Button>
  );
  return (
    <span className={table.rowActions}>
      {isTreasurer && owedBackCents > 0 && button('giveBack', text.giveBack, true)}
      {isTreasurer && owedBackCents > 0 && button('note', text.note)}
      {can(viewer, 'donations.bringIn') && status === 'due' && button('cash', text.cash)}
      {isTreasurer && mayForfeit && button('forfeit', text.forfeit)}
    </span>
  );
}
