import type { ShownApplication } from '#app/adoption/application.ts';
import { ContractLink } from '#app/adoption/ContractLink.tsx';
import { PaperContract } from '#app/adoption/PaperContract.tsx';
import styles from '#app/adoption/Talk.module.css';
import { callApi } from '#app/api/session-client.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useServerCheckedForm } from '#app/forms/use-server-checked-form.ts';
import { useReceivedText } from '#app/i18n/received-applications/use-received-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useToday } from '#app/site.ts';
import { contractLimits } from '#domain/adoption/contract.ts';
import { addDays } from '#domain/dates.ts';
import { locale } from '#domain/language.ts';
import { petIdsOf } from './received-calls.ts';

interface Props {
  application: ShownApplication;
  onChanged: () => void;
}

/** Fills the organisation's contract; until somebody signs it can be filled anew. */
export function Contract({ application, onChanged }: Props) {
  const text = useReceivedText().contract;
  const today = useToday();
  const language = useLanguage();
  const { id, contract } = application;
  const form = useServerCheckedForm(['domicilio', 'esterilizar_antes'], async (values) => {
    const domicilio = values.domicilio.trim();
    const { esterilizar_antes } = values;
    await callApi('solicitudes:preparar_contrato', {
      id,
      ...(domicilio && { domicilio }),
      ...(esterilizar_antes && { esterilizar_antes }),
    });
    onChanged();
  });
  return (
    <>
      {contract && <ContractLink contract={contract} reader="organisation" />}
      {(!contract || contract.status === 'prepared') && (
        <form className={styles.form} onSubmit={form.submit} onChange={form.check} noValidate>
          {!contract && <p>{text.lead}</p>}
          <TextField
            label={text.address}
            hint={text.addressHint}
            maxLength={contractLimits.address}
            {...form.field('domicilio')}
          />
          <TextField
            type="date"
            label={text.sterilizeBefore}
            hint={text.sterilizeBeforeHint}
            min={today}
            max={addDays(today, contractLimits.sterilizeWithin)}
            {...form.field('esterilizar_antes')}
          />
          {form.failure && <FailureNotice failure={form.failure} />}
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
        </form>
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
