import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Icon } from '#app/components/Icon.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { listAddress } from './list-address.ts';
import type { orderChoices } from './list-order.server.ts';
import styles from './PetOrders.module.css';

type Props = ReturnType<typeof orderChoices>;

/** The same list in another order: links, and a plain GET form for those nearest to a place. */
export function PetOrders({ label, links, near, how }: Props) {
  return (
    <>
      <nav className={styles.orders} aria-label={label}>
        {links.map(({ label, to, isCurrent }) => (
          <Link key={to} to={to} rel="nofollow" aria-current={isCurrent || undefined}>
            {label}
          </Link>
        ))}
        <Near key={near.value} {...near} />
      </nav>
      {how && (
        <p className={styles.how}>
          {how.text} <Link to={how.to}>{how.label}</Link>
        </p>
      )}
    </>
  );
}

function Near({
  label,
  isCurrent,
  isOpen,
  field,
  submit,
  here,
  notTold,
  path,
  name,
  value,
  kept,
}: Props['near']) {
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const [problem, setProblem] = useState('');

  /** Where the device is it is told alone; the address names the place. */
  async function goByDevice() {
    setProblem('');
    const { nearestPlace } = await import('./nearest-place.ts');
    const place = await nearestPlace();
    if (!place) return setProblem(notTold);
    const query = new URLSearchParams(kept.map((each) => [each.name, each.value]));
    query.set(name, place);
    navigate(listAddress(path, String(query)));
  }

  return (
    <details className={styles.near} open={isOpen}>
      <summary aria-current={isCurrent || undefined}>
        {label}
        <Icon name="chevron" size={16} />
      </summary>
      <form method="get" action={path} className={styles.form}>
        {kept.map((each) => (
          <input key={each.name + each.value} type="hidden" {...each} />
        ))}
        <label htmlFor="cerca">{field}</label>
        <div className={styles.line}>
          <input
            id="cerca"
            name={name}
            defaultValue={value}
            maxLength={80}
            required
            autoComplete="off"
          />
          <button type="submit">{submit}</button>
        </div>
        {isHydrated && (
          <button type="button" className={styles.here} onClick={goByDevice}>
            {here}
          </button>
        )}
        {problem && <p role="alert">{problem}</p>}
      </form>
    </details>
  );
}
