import { ProfileSummary } from '#app/adoption/ProfileSummary.tsx';
import { ChoiceField } from '#app/forms/ChoiceField.tsx';
import { useMyApplicationsText } from '#app/i18n/my-applications/use-my-applications-text.ts';
import type { Pending } from '#domain/adoption/pending-calls.ts';
import type { PendingData } from '#domain/adoption/visitor-application.ts';
import { formatPhone } from '#domain/phone.ts';
import styles from './MyApplications.module.css';

interface Props {
  pending: Pending;
  chosen: PendingData | undefined;
  error: string | undefined;
  onChoose: (data: PendingData) => void;
}

/** Whether the account says something else than was written; what the account has not is no other word. */
export const differs = ({ name, phone, profile, account }: Pending): boolean =>
  name !== account.name ||
  (account.phone !== '' && phone !== account.phone) ||
  (account.profile !== null && JSON.stringify(profile) !== JSON.stringify(account.profile));

/** What will be sent: as it was written and, where the account says something else, that beside it to choose. */
export function PendingDataChoice({ pending, chosen, error, onChoose }: Props) {
  const text = useMyApplicationsText().pending;
  const { account, ...written } = pending;
  if (!differs(pending)) return <Data title={text.sends} data={pending} />;
  return (
    <>
      <div className={styles.beside}>
        <Data title={text.written} data={written} />
        <Data title={text.ofAccount} data={account} />
      </div>
      <ChoiceField
        name={`data-${pending.id}`}
        label={text.choose}
        error={error}
        value={chosen}
        options={[
          { value: 'written' as const, label: text.withWritten },
          { value: 'account' as const, label: text.withAccount },
        ]}
        onChange={onChoose}
      />
    </>
  );
}

function Data({ title, data }: { title: string; data: Pending['account'] }) {
  const text = useMyApplicationsText().pending;
  return (
    <section>
      <h4>{title}</h4>
      <p>
        {text.name}: {data.name}
        <br />
        {text.phone}: {data.phone === '' ? text.none : formatPhone(data.phone)}
      </p>
      <details>
        <summary>{text.profile}</summary>
        {data.profile ? <ProfileSummary profile={data.profile} heading="h4" /> : <p>{text.none}</p>}
      </details>
    </section>
  );
}
