import { useState } from 'react';
import type { ShownApplication } from '#app/adoption/application.ts';
import { ContractLink } from '#app/adoption/ContractLink.tsx';
import { PaperContract } from '#app/adoption/PaperContract.tsx';
import { callApi } from '#app/api/session-client.ts';
import { Button } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { TextField } from '#app/forms/TextField.tsx';
import { useReceivedText } from '#app/i18n/received-applications/use-received-text.ts';
import { contractLimits } from '#domain/adoption/contract.ts';
import { petIdsOf } from './received-calls.ts';
import styles from './Talk.module.css';

interface Props {
  application: ShownApplication;
  onChanged: () => void;
}

/** Fills the organisation's contract; until somebody signs it can be filled anew. */
export function Contract({ application, onChanged }: Props) {
  const text = useReceivedText().contract;
  const { id, contract } = application;
  const [address, setAddress] = useState('');
  const { busy, failure, attempt } = useAttempt();
  const prepare = () =>
    attempt(async () => {
      const domicilio = address.trim();
      await callApi('solicitudes:preparar_contrato', { id, ...(domicilio && { domicilio }) });
      onChanged();
    });
  return (
    <>
      {contract && <ContractLink contract={contract} />}
      {(!contract || contract.status === 'prepared') && (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            prepare();
          }}
        >
          {!contract && <p>{text.lead}</p>}
          <TextField
            label={text.address}
            hint={text.addressHint}
            maxLength={contractLimits.address}
            value={address}
            onChange={({ target }) => setAddress(target.value)}
          />
          {failure && <FailureNotice failure={failure} />}
          <div className={styles.ways}>
            <Button type="submit" size="small" variant="outline" disabled={busy}>
              {contract ? text.again : text.prepare}
            </Button>
          </div>
        </form>
      )}
      {contract?.status !== 'sealed' && <PaperContract petIds={petIdsOf([application])} />}
    </>
  );
}
