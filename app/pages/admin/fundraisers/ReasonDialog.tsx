import { call } from '#app/api/call.ts';
import { FormDialog } from '#app/forms/FormDialog.tsx';
import { schemaRules } from '#app/forms/schema-rules.ts';
import { TextField } from '#app/forms/TextField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useFundraiserText } from '#app/i18n/fundraiser-editor/use-fundraiser-text.ts';
import { moderatorsReason } from '#domain/fundraisers/fundraiser.ts';
import {
  type OwnFundraiser,
  refuseFundraiser,
  takeOffFundraiser,
} from '#domain/fundraisers/fundraiser-calls.ts';
import { longestReason } from '#domain/fundraisers/limits.ts';

interface Props {
  of: 'refuse' | 'takeOff';
  fundraiser: OwnFundraiser;
  onClose: () => void;
}

/** Asks for the reason, which the page's owner reads. */
export function ReasonDialog({ of, fundraiser: { id, revision }, onClose }: Props) {
  const { admin: text } = useFundraiserText();
  const form = useForm({
    rules: schemaRules(moderatorsReason),
    defaults: { reason: '' },
    async send({ reason }) {
      const contract = of === 'refuse' ? refuseFundraiser : takeOffFundraiser;
      await call(contract, { id, revision, reason });
      onClose();
    },
  });
  return (
    <FormDialog
      title={of === 'refuse' ? text.refuseTitle : text.takeOffTitle}
      words={{ save: of === 'refuse' ? text.refuse : text.takeOff }}
      form={form}
      onClose={onClose}
    >
      {of === 'takeOff' && <p>{text.takeOffText}</p>}
      <TextField
        multiline
        label={text.reason}
        hint={text.reasonHint}
        maxLength={longestReason}
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
