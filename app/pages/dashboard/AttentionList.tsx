import { Link } from 'react-router';
import { useCall } from '#app/api/use-call.ts';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { useDashboardText } from '#app/i18n/dashboard/use-dashboard-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { attentionSights, mostCounted } from '#domain/dashboard/attention.ts';
import { type Attention, findAttention } from '#domain/dashboard/dashboard-calls.ts';
import { pathFor } from '#domain/site-map.ts';
import styles from './Dashboard.module.css';

interface Props {
  scope: 'staff' | 'own';
}

/** What waits, each with the way to where it is seen to. */
export function AttentionList({ scope }: Props) {
  const text = useDashboardText().attention;
  const { data, failure, reload } = useCall(
    findAttention,
    { ofAll: scope === 'staff' },
    { refreshesOnFocus: true },
  );
  const waiting = data?.filter(({ count }) => count > 0);
  return (
    <section className={styles.part} aria-labelledby="attention" aria-busy={!data && !failure}>
      <h2 id="attention">{text.title}</h2>
      {failure && <FailureNotice failure={failure} retry={reload} />}
      {!waiting && !failure && <LoadingScreen />}
      {waiting?.length === 0 && (
        <EmptyState title={text.none}>
          <p>{text.noneText}</p>
        </EmptyState>
      )}
      {waiting && waiting.length > 0 && (
        <ul className={`plain-list ${styles.waiting}`}>
          {waiting.map((one) => (
            <AttentionItem key={one.kind} {...one} scope={scope} />
          ))}
        </ul>
      )}
    </section>
  );
}

function AttentionItem({ kind, count, scope }: Attention & { scope: Props['scope'] }) {
  const text = useDashboardText().attention;
  const language = useLanguage();
  const { staff, own } = attentionSights[kind];
  const where = scope === 'staff' ? staff : own;
  if (!where) return null;
  const number = count < mostCounted ? String(count) : `${mostCounted - 1}+`;
  return (
    <li>
      <Link to={pathFor(where.page, language) + (where.search ?? '')} className={styles.item}>
        <span className={styles.count} aria-hidden="true">
          {number}
        </span>
        <span aria-hidden="true">{text.kinds[kind]('', count === 1).trim()}</span>
        <span className="visually-hidden">{text.kinds[kind](number, count === 1)}</span>
      </Link>
    </li>
  );
}
