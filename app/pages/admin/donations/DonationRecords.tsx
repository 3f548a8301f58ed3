import { useSiteInstant } from '#app/administration/use-site-instant.ts';
import { useAdminDonationsText } from '#app/i18n/admin-donations/use-admin-donations-text.ts';
import type { DonationDetails } from '#domain/donations/bookkeeping-calls.ts';
import { formatPesos } from '#domain/money.ts';
import styles from './AdminDonations.module.css';

/** The lines of the ledger, what was asked of the provider, and the mails. */
export function DonationRecords({ donation }: { donation: DonationDetails }) {
  const text = useAdminDonationsText();
  const { dialog } = text;
  const when = useSiteInstant();
  const { entries, attempts, mails } = donation;
  const balance = entries.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return (
    <>
      <section className={styles.section}>
        <h3>{dialog.ledger}</h3>
        {entries.length === 0 ? (
          <p className={styles.soft}>{dialog.ledgerEmpty}</p>
        ) : (
          <table className={styles.ledger}>
            <tbody>
              {entries.map(({ bookedAt, kind, amountCents }) => (
                <tr key={`${bookedAt} ${kind} ${amountCents}`}>
                  <td>
                    {dialog.entries[kind][amountCents < 0 ? 'taken' : 'came']}
                    <br />
                    <span className={styles.soft}>{when(bookedAt)}</span>
                  </td>
                  <td>{formatPesos(amountCents)}</td>
                </tr>
              ))}
            </tbody>
            {entries.length > 1 && (
              <tfoot>
                <tr>
                  <th scope="row">{dialog.balance}</th>
                  <td>{formatPesos(balance)}</td>
                </tr>
              </tfoot>
            )}
          </table>
        )}
      </section>
      {attempts.length > 0 && (
        <section className={styles.section}>
          <h3>{dialog.attempts}</h3>
          <ul className={`plain-list ${styles.lines}`}>
            {attempts.map(({ operation, amountCents, createdAt, closedAt }) => (
              <li key={`${operation} ${createdAt}`}>
                {text.operations[operation]}, {formatPesos(amountCents)}: {when(createdAt)},{' '}
                {closedAt ? dialog.attemptClosed(when(closedAt)) : dialog.attemptOpen}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={styles.section}>
        <h3>{dialog.mails}</h3>
        {mails.length === 0 ? (
          <p className={styles.soft}>{dialog.mailsNone}</p>
        ) : (
          <ul className={`plain-list ${styles.lines}`}>
            {mails.map(({ kind, isWaiting }) => (
              <li key={kind}>
                {text.mails[kind]}: {isWaiting ? dialog.mailWaiting : dialog.mailLeft}
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
