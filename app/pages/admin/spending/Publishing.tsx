import { Link, useSearchParams } from 'react-router';
import { useSiteInstant } from '#app/administration/use-site-instant.ts';
import { useCall } from '#app/api/use-call.ts';
import { ButtonLink } from '#app/components/Button.tsx';
import { monthName } from '#app/components/month-name.ts';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { useSpendingText } from '#app/i18n/spending/use-spending-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { ManagedTable } from '#app/lists/ManagedTable.tsx';
import { pathFor } from '#domain/site-map.ts';
import { findMonths, type ListedMonth } from '#domain/spending/publishing-calls.ts';
import { viewParam } from '../view-param.ts';
import { MonthReview } from './MonthReview.tsx';
import styles from './Spending.module.css';

/** Of the address: the month that is looked at. */
const monthParam = 'mes';
const addressOf = (month?: string) =>
  `?${new URLSearchParams({ [viewParam]: 'publicar', ...(month && { [monthParam]: month }) })}`;

/** The months that are over: which of them everybody reads, and what. */
export function Publishing() {
  const text = useSpendingText().publish;
  const language = useLanguage();
  const [params] = useSearchParams();
  const { data, failure, reload } = useCall(findMonths, {});
  if (!data && failure) return <FailureNotice failure={failure} retry={reload} />;
  if (!data) return <LoadingScreen />;
  const chosen = data.find(({ month }) => month === params.get(monthParam));
  return (
    <div className={styles.view}>
      <p>{text.lead}</p>
      <div className={styles.ways}>
        {chosen && (
          <ButtonLink to={addressOf()} variant="quiet" size="small">
            {text.back}
          </ButtonLink>
        )}
        <Link to={pathFor('spending', language)}>{text.page}</Link>
      </div>
      {chosen ? (
        <MonthReview key={`${chosen.month} ${chosen.revision}`} listed={chosen} />
      ) : (
        <MonthList months={data} />
      )}
    </div>
  );
}

function MonthList({ months }: { months: readonly ListedMonth[] }) {
  const text = useSpendingText().publish;
  const language = useLanguage();
  const when = useSiteInstant();
  if (months.length === 0) return <EmptyState title={text.none} />;
  return (
    <ManagedTable
      label={text.month}
      items={months.map((one) => ({ ...one, id: one.month }))}
      columns={[
        { header: text.month, kind: 'title', cell: ({ month }) => monthName(month, language) },
        {
          header: text.state,
          kind: 'named',
          cell: ({ publishedAt }) =>
            publishedAt ? text.public(when(publishedAt)) : text.notPublic,
        },
        {
          header: text.look,
          kind: 'actions',
          cell: ({ month }) => (
            <ButtonLink
              to={addressOf(month)}
              size="small"
              variant="outline"
              aria-label={text.lookAt(monthName(month, language))}
            >
              {text.look}
            </ButtonLink>
          ),
        },
      ]}
    />
  );
}
