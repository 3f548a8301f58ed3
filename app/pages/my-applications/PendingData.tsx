import { profileFrom } from '#app/adoption/application.ts';
import { ProfileSummary } from '#app/adoption/ProfileSummary.tsx';
import { ChoiceField } from '#app/forms/ChoiceField.tsx';
import { useMyApplicationsText } from '#app/i18n/my-applications/use-my-applications-text.ts';
import type { PendingData } from '#domain/adoption/visitor-application.ts';
import { formatPhone } from '#domain/phone.ts';
import styles from './MyApplications.module.css';
import type { Pending } from './pending-calls.ts';

interface Props {
  pending: Pending;
  chosen: PendingData | undefined;
  error: string | undefined;
  onChoose: (data: PendingData) => void;
}

/** Whether the account says something else than was written; what the account has not is no other word. */
export const differs = ({ nombre, telefono, perfil, cuenta }: Pending): boolean =>
  nombre !== cuenta.nombre ||
  (cuenta.telefono !== '' && telefono !== cuenta.telefono) ||
  (cuenta.perfil !== null && JSON.stringify(perfil) !== JSON.stringify(cuenta.perfil));

/** What will be sent: as it was written and, where the account says something else, that beside it to choose. */
export function PendingDataChoice({ pending, chosen, error, onChoose }: Props) {
  const text = useMyApplicationsText().pending;
  const { nombre, telefono, perfil, cuenta } = pending;
  if (!differs(pending)) return <Data title={text.sends} data={pending} />;
  return (
    <>
      <div className={styles.beside}>
        <Data title={text.written} data={{ nombre, telefono, perfil }} />
        <Data title={text.ofAccount} data={cuenta} />
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

function Data({ title, data }: { title: string; data: Pending['cuenta'] }) {
  const text = useMyApplicationsText().pending;
  return (
    <section>
      <h4>{title}</h4>
      <p>
        {text.name}: {data.nombre}
        <br />
        {text.phone}: {data.telefono === '' ? text.none : formatPhone(data.telefono)}
      </p>
      <details>
        <summary>{text.profile}</summary>
        {data.perfil ? (
          <ProfileSummary profile={profileFrom(data.perfil)} heading="h4" />
        ) : (
          <p>{text.none}</p>
        )}
      </details>
    </section>
  );
}
