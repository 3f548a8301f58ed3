import { useSiteInstant } from '#app/administration/use-site-instant.ts';
import { Button } from '#app/components/Button.tsx';
import { useDepositsText } from '#app/i18n/deposits/use-deposits-text.ts';
import { formatDay } from '#app/i18n/format-instant.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { type Column, ManagedTable } from '#app/lists/ManagedTable.tsx';
import type { LineState } from '#domain/donations/bank-statement.ts';
import type { FoundLine } from '#domain/donations/bank-statement-calls.ts';
import { formatPesos } from '#domain/money.ts';
import table from '../AdminDonations.module.css';
import type { DepositStep } from './DepositDialog.tsx';
import styles from './Deposits.module.css';
import { layoutNames, useGiftName } from './deposit-words.ts';

interface Props {
  state: LineState;
  lines: readonly FoundLine[];
  onStep: (step: DepositStep) => void;
  /** Of a donation. */
  onSee: (id: string) => void;
}

export function DepositTable({ state, lines, onStep, onSee }: Props) {
  const { columns: headers } = useDepositsText();
  const language = useLanguage();
  const shared: Column<FoundLine>[] = [
    {
      header: headers.date,
      kind: 'named',
      className: table.nowrap,
      cell: ({ postedOn }) => <time dateTime={postedOn}>{formatDay(postedOn, language)}</time>,
    },
    { header: headers.deposit, kind: 'title', cell: (line) => <Words line={line} /> },
    {
      header: headers.amount,
      kind: 'plain',
      align: 'end',
      cell: (line) => <Amount line={line} />,
    },
  ];
  const further: Record<LineState, Column<FoundLine>[]> = {
    open: [
      {
        header: headers.proposals,
        kind: 'named',
        cell: (line) => <Candidates line={line} onStep={onStep} onSee={onSee} />,
      },
      {
        header: headers.actions,
        kind: 'actions',
        cell: (line) => <OpenActions line={line} onStep={onStep} />,
      },
    ],
    booked: [
      {
        header: headers.parts,
        kind: 'named',
        cell: (line) => <Parts line={line} onStep={onStep} onSee={onSee} />,
      },
    ],
    aside: [
      { header: headers.reason, kind: 'named', cell: (line) => <Reason line={line} /> },
      {
        header: headers.actions,
        kind: 'actions',
        cell: (line) => <BackToList line={line} onStep={onStep} />,
      },
    ],
  };
  return (
    <ManagedTable columns={[...shared, ...further[state]]} items={lines} className={table.table} />
  );
}

interface OfLine {
  line: FoundLine;
}
type WithSteps = OfLine & Pick<Props, 'onStep'>;

function Words({ line }: OfLine) {
  const { description, sender, reference, trackedAs, repeats, counted } = line;
  const text = useDepositsText();
  const language = useLanguage();
  const notes = [
    sender,
    reference && text.reference(reference),
    trackedAs && text.trackedAs(trackedAs),
  ].filter(Boolean);
  return (
    <span className={styles.cell}>
      <span>{description || text.emptied}</span>
      {notes.length > 0 && <span className={styles.soft}>{notes.join(' · ')}</span>}
      {counted && (
        <span className={styles.cell}>
          <span className={styles.mark}>{text.counted}</span>
          <span className={styles.soft}>
            {text.countedText(formatDay(counted.givenOn, language), counted.place)}
          </span>
        </span>
      )}
      {repeats && (
        <span className={styles.cell}>
          <span className={styles.mark}>{text.repeats}</span>
          <span className={styles.soft}>
            {text.repeatsText(layoutNames[repeats.layout][language])}
          </span>
        </span>
      )}
    </span>
  );
}

function Amount({ line: { amountCents, leftCents } }: OfLine) {
  const text = useDepositsText();
  const isPartly = leftCents > 0 && leftCents < amountCents;
  return (
    <span className={styles.amount}>
      {formatPesos(amountCents)}
      {isPartly && <span className={styles.soft}>{text.left(formatPesos(leftCents))}</span>}
    </span>
  );
}

/** What a part of it is already, and what the rest may be. */
function Candidates({ line, onStep, onSee }: WithSteps & Pick<Props, 'onSee'>) {
  return (
    <span className={styles.cell}>
      {line.parts.length > 0 && <Parts line={line} onStep={onStep} onSee={onSee} />}
      <Proposals line={line} onStep={onStep} />
    </span>
  );
}

function Proposals({ line, onStep }: WithSteps) {
  const text = useDepositsText();
  const nameOf = useGiftName();
  const language = useLanguage();
  if (line.proposals.length + line.donors.length === 0)
    return <span className={styles.soft}>{text.noProposals}</span>;
  return (
    <ul className={styles.proposals}>
      {line.proposals.map((gift) => (
        <li key={gift.donationId} className={styles.cell}>
          <Button
            size="small"
            variant="soft"
            onClick={() => onStep({ kind: 'identify', line, gift })}
          >
            {nameOf(gift)}
          </Button>
          <span className={styles.soft}>{text.because[gift.because]}</span>
        </li>
      ))}
      {line.donors.map((donor) => (
        <li key={donor.email ?? donor.name} className={styles.cell}>
          <Button
            size="small"
            variant="soft"
            onClick={() => onStep({ kind: 'identify', line, donor })}
          >
            {donor.name}
          </Button>
          <span className={styles.soft}>
            {text.gaveBefore(formatDay(donor.lastGaveOn, language))}
          </span>
        </li>
      ))}
    </ul>
  );
}

function OpenActions({ line, onStep }: WithSteps) {
  const text = useDepositsText();
  return (
    <span className={styles.actions}>
      <Button size="small" variant="outline" onClick={() => onStep({ kind: 'identify', line })}>
        {text.identify.button}
      </Button>
      {line.leftCents === line.amountCents && (
        <Button size="small" variant="outline" onClick={() => onStep({ kind: 'aside', line })}>
          {text.aside.button}
        </Button>
      )}
    </span>
  );
}

function Parts({ line, onStep, onSee }: WithSteps & Pick<Props, 'onSee'>) {
  const text = useDepositsText();
  const nameOf = useGiftName();
  return (
    <ul className={styles.proposals}>
      {line.parts.map((part) => (
        <li key={part.donationId} className={styles.cell}>
          <span>{nameOf(part)}</span>
          {line.basis && <span className={styles.soft}>{text.bases[line.basis]}</span>}
          <span className={styles.actions}>
            <Button size="small" variant="outline" onClick={() => onSee(part.donationId)}>
              {text.seeDonation}
            </Button>
            <Button
              size="small"
              variant="outline"
              aria-label={text.takeBack.buttonFor(part.number ?? nameOf(part))}
              onClick={() => onStep({ kind: 'takeBack', line, part })}
            >
              {text.takeBack.button}
            </Button>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Reason({ line: { reason, changedBy, changedAt } }: OfLine) {
  const text = useDepositsText();
  const when = useSiteInstant();
  return (
    <span className={styles.cell}>
      <span>{reason}</span>
      <span className={styles.soft}>
        {text.by(changedBy ?? text.imported.somebody, when(changedAt))}
      </span>
    </span>
  );
}

function BackToList({ line, onStep }: WithSteps) {
  const { aside } = useDepositsText();
  return (
    <Button size="small" variant="outline" onClick={() => onStep({ kind: 'reopen', line })}>
      {aside.back}
    </Button>
  );
}
