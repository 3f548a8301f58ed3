import { useId } from 'react';
import { read } from '#app/api/call.ts';
import { useFound } from '#app/api/use-found.ts';
import { usePetAttentionText } from '#app/i18n/pet-attention.ts';
import { findAttention } from '#domain/exposure/exposure-calls.ts';
import styles from './ManagerPanel.module.css';

/** How much the pet is noticed beside others like it, and what would help it; nothing until it is known. */
export function Attention({ petId }: { petId: string }) {
  const text = usePetAttentionText();
  const id = useId();
  const { data } = useFound(['pet attention', petId], () => read(findAttention, { id: petId }));
  if (!data) return null;
  const rows = [
    { label: text.views, ...data.views },
    { label: text.applications, ...data.applications },
  ];
  const isCompared = data.views.median !== null;
  return (
    <div className={styles.group}>
      <h3 id={id}>{text.title}</h3>
      <p>{isCompared ? text.lead(data.days, data.alike) : text.alone(data.days)}</p>
      <table className={styles.attention} aria-labelledby={id}>
        <thead>
          <tr>
            <td />
            <th scope="col">{text.own}</th>
            <th scope="col">{text.median}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, own, median }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{own}</td>
              <td>{median ?? text.unknown}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {data.help.length === 0 ? (
        <p>{text.none}</p>
      ) : (
        <>
          <h4>{text.helps}</h4>
          <ul>
            {data.help.map((help) => (
              <li key={help}>{text.help[help]}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
