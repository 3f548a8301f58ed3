import { call } from '#app/api/call.ts';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { FormDialog } from '#app/forms/FormDialog.tsx';
import { schemaRules } from '#app/forms/schema-rules.ts';
import { TextField } from '#app/forms/TextField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useDepositsText } from '#app/i18n/deposits/use-deposits-text.ts';
import {
  type FoundLine,
  type KnownDonor,
  type LineProposal,
  reopenLine,
  setLineAside,
  takeLineBack,
} from '#domain/donations/bank-statement-calls.ts';
import { lineReason } from '#domain/donations/line-identification.ts';
import { formatPesos } from '#domain/money.ts';
import { IdentifyDialog } from './IdentifyDialog.tsx';

/** What is done with a deposit. */
export type DepositStep =
  | { kind: 'identify'; line: FoundLine; gift?: LineProposal; donor?: KnownDonor }
  | { kind: 'aside' | 'reopen'; line: FoundLine }
  | { kind: 'takeBack'; line: FoundLine; part: FoundLine['parts'][number] };

interface Props<Step extends DepositStep = DepositStep> {
  step: Step;
  onClose: () => void;
  /** @param title what was done, in words */
  onDone: (title: string) => void;
}

export function DepositDialog({ step, ...rest }: Props) {
  if (step.kind === 'identify') return <IdentifyDialog {...step} {...rest} />;
  if (step.kind === 'takeBack') return <TakeBackDialog step={step} {...rest} />;
  const Dialog = step.kind === 'aside' ? AsideDialog : ReopenDialog;
  return <Dialog line={step.line} {...rest} />;
}

type OfLine = { line: FoundLine } & Omit<Props, 'step'>;

function AsideDialog({ line: { id, repeats, counted }, onClose, onDone }: OfLine) {
  const { aside: text } = useDepositsText();
  const likely = counted ? text.counted : repeats ? text.repeated : '';
  const form = useForm({
    rules: schemaRules(lineReason),
    defaults: { reason: likely },
    async send({ reason }) {
      await call(setLineAside, { id, reason });
      onDone(text.done);
    },
  });
  return (
    <FormDialog title={text.title} words={{ save: text.save }} form={form} onClose={onClose}>
      <p>{text.text}</p>
      <TextField
        {...form.field('reason')}
        label={text.reason}
        hint={text.reasonHint}
        maxLength={200}
        autoComplete="off"
      />
    </FormDialog>
  );
}

function ReopenDialog({ line: { id, amountCents }, onClose, onDone }: OfLine) {
  const { aside: text, identify } = useDepositsText();
  return (
    <ConfirmDialog
      title={`${text.back}: ${formatPesos(amountCents)}`}
      action={text.back}
      run={async () => {
        await call(reopenLine, { id });
        onDone(text.backDone);
      }}
      onClose={onClose}
    >
      <p>{identify.title(formatPesos(amountCents))}</p>
    </ConfirmDialog>
  );
}

function TakeBackDialog({
  step: { line, part },
  onClose,
  onDone,
}: Props<Extract<DepositStep, { kind: 'takeBack' }>>) {
  const { takeBack: text, pending } = useDepositsText();
  return (
    <ConfirmDialog
      title={text.title(part.number ?? pending)}
      action={text.yes}
      run={async () => {
        await call(takeLineBack, { id: line.id, donationId: part.donationId });
        onDone(text.done);
      }}
      onClose={onClose}
    >
      <p>{text.text(formatPesos(part.amountCents))}</p>
    </ConfirmDialog>
  );
}
