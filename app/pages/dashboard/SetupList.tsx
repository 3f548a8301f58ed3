import { useCall } from '#app/api/use-call.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { useSetupText } from '#app/i18n/setup/use-setup-text.ts';
import { setupWays } from '#domain/operations/setup.ts';
import { type FoundSetupItem, findSetup } from '#domain/operations/setup-calls.ts';
import dashboard from './Dashboard.module.css';
import styles from './Setup.module.css';
import { SetupEntry } from './SetupEntry.tsx';

/** What the portal still needs, before what has come since: whoever administers it sees to it, or knows who does. */
export function SetupList() {
  const text = useSetupText();
  const { data, failure, reload } = useCall(findSetup, {}, { refreshesOnFocus: true });
  const isOptional = ({ item }: FoundSetupItem) => setupWays[item].isOptional === true;
  const done = data?.filter(({ state }) => state === 'done') ?? [];
  const open = data?.filter(({ state }) => state !== 'done') ?? [];
  const needed = open.filter((one) => !isOptional(one));
  return (
    <section className={dashboard.part} aria-labelledby="setup" aria-busy={!data && !failure}>
      <h2 id="setup">{text.title}</h2>
      {failure && <FailureNotice failure={failure} retry={reload} />}
      {!data && !failure && <LoadingScreen />}
      {data && (
        <>
          <p>{needed.length > 0 ? text.left(needed.length) : text.ready}</p>
          <Entries items={needed} />
          <Folded title={text.optionalList} items={open.filter(isOptional)} />
          <Folded title={text.doneList(done.length)} items={done} />
        </>
      )}
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
