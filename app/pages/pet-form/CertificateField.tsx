import { useState } from 'react';
import { Button } from '#app/components/Button.tsx';
import { FileDrop } from '#app/components/forms/FileDrop.tsx';
import { Icon } from '#app/components/Icon.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { usePetFormText } from '#app/i18n/pet-form/use-pet-form-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { listFiles } from '#app/managed-pets/pet-files.ts';
import { explainFailure, type Failure } from '#app/session/explain-failure.ts';
import { FailureNotice } from '#app/session/FailureNotice.tsx';
import { messageText } from '#domain/messages.ts';
import { certificateAccept } from '#domain/pets/chosen-files.ts';
import styles from './CertificateField.module.css';
import type { PetFormState } from './use-pet-form.ts';

/** One paper, which only the owner and administrators see. */
export function CertificateField({ form }: { form: PetFormState }) {
  const { labels, hints, certificate: text } = usePetFormText();
  const language = useLanguage();
  const { certificate, certificateRefusal, hasCertificate, stored } = form;
  const refusal = certificateRefusal && messageText(certificateRefusal, language);
  return (
    <div className={styles.field}>
      <FileDrop
        name="certificate"
        label={labels.certificate}
        hint={hints.certificate}
        error={refusal ?? form.errorOf('certificate')}
        invitation={hasCertificate || certificate ? text.replace : text.choose}
        camera={text.camera}
        accept={certificateAccept}
        onFiles={([file]) => form.chooseCertificate(file)}
      />
      <div aria-live="polite">
        {certificate && (
          <p className={styles.chosen}>
            <Icon name="check" />
            <span>
              {text.chosen} <strong>{certificate.name}</strong>
            </span>
            <Button size="small" variant="quiet" onClick={() => form.chooseCertificate(undefined)}>
              {text.remove}
              <span className="visually-hidden">: {certificate.name}</span>
            </Button>
          </p>
        )}
      </div>
      {hasCertificate && stored && !certificate && <StoredCertificate petId={stored.id} />}
    </div>
  );
}

function StoredCertificate({ petId }: { petId: string }) {
  const text = usePetFormText().certificate;
  const { failures } = useAccountText();
  const [failure, setFailure] = useState<Failure>();

  /** The address opens for a quarter of an hour, so it is asked for when it is wanted. The browser saves the file. */
  async function open() {
    try {
      const [address] = await listFiles(`cedula/${petId}/`);
      setFailure(undefined);
      if (address) window.location.assign(address);
    } catch (error) {
      setFailure(explainFailure(error, failures));
    }
  }

  return (
    <>
      <p className={styles.chosen}>
        <Icon name="check" />
        <span>{text.there}</span>
        <Button size="small" variant="quiet" icon="download" onClick={open}>
          {text.open}
        </Button>
      </p>
      {failure && <FailureNotice failure={failure} retry={open} />}
    </>
  );
}
