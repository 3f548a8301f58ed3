import { useState } from 'react';
import styles from '#app/adoption/Talk.module.css';
import { call } from '#app/api/call.ts';
import { useCall } from '#app/api/use-call.ts';
import { Button } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { FormDialog } from '#app/forms/FormDialog.tsx';
import { schemaRules } from '#app/forms/schema-rules.ts';
import { TextField } from '#app/forms/TextField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useChargesText } from '#app/i18n/charges/use-charges-text.ts';
import { chargeLimits, chargeReason } from '#domain/adoption/charges/charge.ts';
import {
  type AgreedCharge,
  findAgreedCharges,
  waiveCharge,
} from '#domain/adoption/charges/charge-calls.ts';
import { formatPesos } from '#domain/money.ts';

/** What the contract asks its family for, for coordinators: never whether it was paid. */
export function AgreedCharges({ applicationId }: { applicationId: string }) {
  const text = useChargesText();
  const { data, failure, reload } = useCall(findAgreedCharges, { applicationId });
  const [chosen, setChosen] = useState<AgreedCharge>();
  if (failure) return <FailureNotice failure={failure} retry={reload} />;
  if (!data || data.length === 0) return null;
  return (
    <>
      <h3>{text.agreed.title}</h3>
      <ul className="plain-list">
        {data.map((charge) => (
          <li key={charge.id} className={styles.ways}>
            <span>
              {text.agreed.line(text.kinds[charge.kind], formatPesos(charge.amountCents))}
              {charge.isWaived && ` (${text.agreed.waived}: ${charge.reason})`}
            </span>
            {!charge.isWaived && (
              <Button size="small" variant="quiet" onClick={() => setChosen(charge)}>
                {text.agreed.waive}
                <span className="visually-hidden">: {text.kinds[charge.kind]}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {chosen && <WaiveDialog charge={chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}

function WaiveDialog({ charge: { id }, onClose }: { charge: AgreedCharge; onClose: () => void }) {
  const text = useChargesText().agreed;
  const form = useForm({
    rules: schemaRules(chargeReason),
    defaults: { reason: '' },
    async send({ reason }) {
      await call(waiveCharge, { id, reason });
      onClose();
    },
  });
  return (
    <FormDialog title={text.waiveTitle} words={{ save: text.yes }} form={form} onClose={onClose}>
      <p>{text.waiveText}</p>
      <TextField
        {...form.field('reason')}
        label={text.reason}
        maxLength={chargeLimits.words}
        autoComplete="off"
      />
    </FormDialog>
  );
}
