import type { ShownApplication } from '#app/adoption/application.ts';
import { ContractLink } from '#app/adoption/ContractLink.tsx';
import { PaperContract } from '#app/adoption/PaperContract.tsx';
import styles from '#app/adoption/Talk.module.css';
import { call } from '#app/api/call.ts';
import { useCall } from '#app/api/use-call.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { SaidByPage, useForm } from '#app/forms/use-form.ts';
import { useChargesText } from '#app/i18n/charges/use-charges-text.ts';
import { useReceivedText } from '#app/i18n/received-applications/use-received-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useToday } from '#app/site.ts';
import { proposeCharges } from '#domain/adoption/charges/charge-calls.ts';
import { contractLimits } from '#domain/adoption/contract.ts';
import { prepareContract } from '#domain/adoption/contract-calls.ts';
import { addDays } from '#domain/dates.ts';
import { locale } from '#domain/language.ts';
import { parsePesos } from '#domain/money.ts';
import { AgreedCharges } from './AgreedCharges.tsx';
import { ChargeFields, type Proposed, pesosOf } from './ChargeFields.tsx';
import { petIdsOf } from './received-calls.ts';

interface Props {
  application: ShownApplication;
  /** A coordinator, who may ask the family for a fee and a deposit. */
  isCoordinator?: boolean;
}

/** Fills the organisation's contract; until somebody signs it can be filled anew. */
export function Contract({ application, isCoordinator = false }: Props) {
  return isCoordinator ? (
    <WithCharges application={application} />
  ) : (
    <ContractForm application={application} proposed={nothingAsked} />
  );
}

const nothingAsked: Proposed = { fee: null, depositCents: null };

function WithCharges({ application }: Props) {
  const { id: applicationId } = application;
  const { data, failure, reload } = useCall(proposeCharges, { applicationId });
  if (failure) return <FailureNotice failure={failure} retry={reload} />;
  if (!data) return null;
  return (
    <>
      <ContractForm application={application} proposed={data} />
      <AgreedCharges applicationId={applicationId} />
    </>
  );
}

function ContractForm({ application, proposed }: Props & { proposed: Proposed }) {
  const text = useReceivedText().contract;
  const charges = useChargesText().prepare;
  const today = useToday();
  const language = useLanguage();
  const { id, contract } = application;
  const form = useForm({
    defaults: {
      ...{ address: '', sterilizeBefore: '' },
      feeCents: pesosOf(proposed.fee?.proposedCents),
      depositCents: pesosOf(proposed.depositCents),
    },
    async send({ address, sterilizeBefore, ...asked }) {
      const cents = {
        feeCents: parsePesos(asked.feeCents),
        depositCents: parsePesos(asked.depositCents),
      };
      for (const name of ['feeCents', 'depositCents'] as const) {
        if (asked[name].trim() === '' || cents[name] !== undefined) continue;
        form.form.setError(name, { message: charges.wrong });
        throw new SaidByPage();
      }
      await call(prepareContract, {
        ...(cents.feeCents && { feeCents: cents.feeCents }),
        ...(cents.depositCents && { depositCents: cents.depositCents }),
        applicationId: id,
        ...(address.trim() && { address: address.trim() }),
        ...(sterilizeBefore && { sterilizeBefore }),
      });
    },
  });
  return (
    <>
      {contract && <ContractLink contract={contract} reader="organisation" />}
      {(!contract || contract.status === 'prepared') && (
        <SchemaForm state={form} label={text.prepare}>
          {!contract && <p>{text.lead}</p>}
          <TextField
            label={text.address}
            hint={text.addressHint}
            maxLength={contractLimits.address}
            {...form.field('address')}
          />
          <TextField
            type="date"
            label={text.sterilizeBefore}
            hint={text.sterilizeBeforeHint}
            min={today}
            max={addDays(today, contractLimits.sterilizeWithin)}
            {...form.field('sterilizeBefore')}
          />
          <ChargeFields
            proposed={proposed}
            fee={form.field('feeCents')}
            deposit={form.field('depositCents')}
          />
          <div className={styles.ways}>
            <SubmitButton
              size="small"
              variant="outline"
              busy={form.busy}
              busyLabel={text.preparing}
            >
              {contract ? text.again : text.prepare}
            </SubmitButton>
          </div>
        </SchemaForm>
      )}
      {contract?.status !== 'sealed' && (
        <PaperContract
          petIds={petIdsOf([application])}
          petNames={new Intl.ListFormat(locale[language]).format(application.petNames)}
        />
      )}
    </>
  );
}
