import { useSiteInstant } from '#app/administration/use-site-instant.ts';
import { FactList } from '#app/components/FactList.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useAdminInvoicingText } from '#app/i18n/admin-invoicing/use-admin-invoicing-text.ts';
import { formatDay } from '#app/i18n/format-instant.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { issuerDescription } from '#domain/invoices/issuer.ts';
import styles from './AdminInvoicing.module.css';
import { type ShownIssuer, sealState } from './issuer.ts';

/** What stands on every invoice, and how long its seal certificate is valid. */
export function IssuerFacts({ issuer }: { issuer: ShownIssuer }) {
  const text = useAdminInvoicingText().issuer;
  const language = useLanguage();
  const when = useSiteInstant();
  const label = (name: keyof typeof issuerDescription) => issuerDescription[name].label[language];
  const state = sealState(issuer, new Date());
  const end = when(issuer.certificateTo);
  const facts = [
    [label('rfc'), issuer.rfc],
    [label('legalName'), issuer.legalName],
    [label('taxRegime'), text.regimeName],
    [label('postalCode'), issuer.postalCode],
    [label('authorizationNumber'), issuer.authorizationNumber],
    [label('authorizationDate'), formatDay(issuer.authorizationDate, language)],
    [label('series'), issuer.series],
    [text.certificate, issuer.certificateNumber],
    [text.validity, text.between(when(issuer.certificateFrom), end)],
  ] as const;
  return (
    <>
      {state === 'expired' && (
        <Notice kind="error" title={text.expired}>
          <p>{text.expiredText}</p>
        </Notice>
      )}
      {state === 'expiring' && (
        <Notice kind="warning" title={text.expiring(end)}>
          <p>{text.expiringText}</p>
        </Notice>
      )}
      <FactList>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={styles.wide}>
          <dt>{label('legend')}</dt>
          <dd>{issuer.legend}</dd>
        </div>
      </FactList>
    </>
  );
}
