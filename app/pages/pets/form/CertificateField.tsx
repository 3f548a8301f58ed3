import { Button } from '#app/components/Button.tsx';
import { Icon } from '#app/components/Icon.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { FileDrop } from '#app/forms/FileDrop.tsx';
import { usePetFormText } from '#app/i18n/pet-form/use-pet-form-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { PaperLink } from '#app/pages/pets/actions/PaperLink.tsx';
import { usePapers } from '#app/pages/pets/actions/use-papers.ts';
import { messages } from '#domain/messages.ts';
import { certificateAccept } from '#domain/pets/chosen-files.ts';
import styles from './CertificateField.module.css';
import type { PetFormState } from './use-pet-form.ts';

/** One paper, which only the owner and administrators see. */
export function CertificateField({ form }: { form: PetFormState }) {
  const { labels, hints, certificate: text } = usePetFormText();
  const language = useLanguage();
  const { certificate, certificateError, hasCertificate, stored } = form;
  const problem =
    certificateError && `${certificateError.name}: ${messages[certificateError.because][language]}`;
  return (
    <div className={styles.field}>
      <FileDrop
        name="certificate"
        label={labels.certificate}
        hint={hints.certificate}
        error={problem ?? form.errorOf('certificate')}
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

/** What the portal has, to be opened. */
export function StoredCertificate({ petId }: { petId: string }) {
  const text = usePetFormText().certificate;
  const { data, failure, reload } = usePapers('cedula', petId);
  if (failure) return <FailureNotice failure={failure} retry={reload} />;
  return (
    <div className={styles.chosen}>
      <Icon name="check" />
      <div>
        <p>{text.there}</p>
        {data?.map((paper) => (
          <PaperLink key={paper.url} {...paper} />
        ))}
      </div>
    </div>
  );
}
