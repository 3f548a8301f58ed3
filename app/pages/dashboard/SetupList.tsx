import { useState } from 'react';
import { useCall } from '#app/api/use-call.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useSetupText } from '#app/i18n/setup/use-setup-text.ts';
import { setupWays } from '#domain/operations/setup.ts';
import { type FoundSetupItem, findSetup } from '#domain/operations/setup-calls.ts';
import dashboard from './Dashboard.module.css';
import styles from './Setup.module.css';
import { SetupEntry } from './SetupEntry.tsx';
import { readFold, writeFold } from './setup-fold.ts';

const isOptional = ({ item }: FoundSetupItem) => setupWays[item].isOptional === true;
const isDone = ({ state }: FoundSetupItem) => state === 'done';
/** From then on what waits for somebody comes first. */
const isInUse = (found: readonly FoundSetupItem[]) =>
  found.some((one) => one.item === 'pets' && isDone(one));

/**
 * What the portal still needs, before what has come since: whoever administers it sees to it, or knows who does. One line once the
 * portal is in use, until somebody opens it.
 */
export function SetupList() {
  const text = useSetupText();
  const { data, failure, reload } = useCall(findSetup, {}, { refreshesOnFocus: true });
  const [fold, setFold] = useState(readFold);
  const open = data?.filter((one) => !isDone(one)) ?? [];
  const needed = data?.filter((one) => !isOptional(one)) ?? [];
  const left = needed.filter((one) => !isDone(one));
  const isOpen = fold ? fold === 'open' : data !== undefined && !isInUse(data);

  /** By its reader: what the page itself folds is not remembered. */
  function noteFold(isOpenNow: boolean) {
    if (isOpenNow === isOpen) return;
    const chosen = isOpenNow ? 'open' : 'folded';
    writeFold(chosen);
    setFold(chosen);
  }

  return (
    <section className={dashboard.part} aria-labelledby="setup" aria-busy={!data && !failure}>
      {failure && <FailureNotice failure={failure} retry={reload} />}
      <details
        className={styles.list}
        open={isOpen}
        onToggle={(event) => noteFold(event.currentTarget.open)}
      >
        <summary>
          <h2 id="setup">{text.title}</h2>
          {data && (
            <span>{left.length > 0 ? text.left(left.length, needed.length) : text.ready}</span>
          )}
        </summary>
        {data && (
          <div className={dashboard.part}>
            <Entries items={left} />
            <Folded title={text.optionalList} items={open.filter(isOptional)} />
            <Folded title={text.doneList(data.length - open.length)} items={data.filter(isDone)} />
          </div>
        )}
      </details>
    </section>
  );
}

function Folded({ title, items }: { title: string; items: readonly FoundSetupItem[] }) {
  if (items.length === 0) return null;
  return (
    <details className={styles.folded}>
      <summary>{title}</summary>
      <Entries items={items} />
    </details>
  );
}

function Entries({ items }: { items: readonly FoundSetupItem[] }) {
  if (items.length === 0) return null;
  return (
    <ul className={`plain-list ${styles.items}`}>
      {items.map((one) => (
        <SetupEntry key={one.item} found={one} />
      ))}
    </ul>
  );
}
