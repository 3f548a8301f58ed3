import type { ShownApplication } from '#app/adoption/application.ts';
import { ContractLink } from '#app/adoption/ContractLink.tsx';
import { PaperContract } from '#app/adoption/PaperContract.tsx';
import styles from '#app/adoption/Talk.module.css';
import { call } from '#app/api/call.ts';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useReceivedText } from '#app/i18n/received-applications/use-received-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useToday } from '#app/site.ts';
import { contractLimits } from '#domain/adoption/contract.ts';
import { prepareContract } from '#domain/adoption/contract-calls.ts';
import { addDays } from '#domain/dates.ts';
import { locale } from '#domain/language.ts';
import { petIdsOf } from './received-calls.ts';

interface Props {
  application: ShownApplication;
}

/** Fills the organisation's contract; until somebody signs it can be filled anew. */
export function Contract({ application }: Props) {
  const text = useReceivedText().contract;
  const today = useToday();
  const language = useLanguage();
  const { id, contract } = application;
  const form = useForm({
    defaults: { address: '', sterilizeBefore: '' },
    async send({ address, sterilizeBefore }) {
      await call(prepareContract, {
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
