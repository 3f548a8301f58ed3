import { useSearchParams } from 'react-router';
import { AdminFrame } from '#app/administration/AdminFrame.tsx';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { useFundraiserText } from '#app/i18n/fundraiser-editor/use-fundraiser-text.ts';
import { ManagedList } from '#app/lists/ManagedList.tsx';
import { StateTabs, useChosenState } from '#app/lists/StateTabs.tsx';
import { useCallList } from '#app/lists/use-managed-list.ts';
import { findFundraisers } from '#domain/fundraisers/fundraiser-calls.ts';
import { fundraiserStates } from '#domain/fundraisers/fundraiser-states.ts';
import { pageParam, readPageNumber } from '#domain/paging.ts';
import styles from '../moderation/Moderation.module.css';
import { ReviewedFundraiser } from './ReviewedFundraiser.tsx';

export { Workspace as Layout } from '#app/workspace/Workspace.tsx';

export default function AdminFundraisersPage() {
  const { admin: text } = useFundraiserText();
  return (
    <AdminFrame title={text.title} lead={text.lead}>
      {() => <Fundraisers />}
    </AdminFrame>
  );
}

const listed = fundraiserStates.values.filter((state) => state !== 'draft');

/** What people have written, and what a moderator does about it. */
function Fundraisers() {
  const { admin: text, states } = useFundraiserText();
  const { state, addressOf } = useChosenState(fundraiserStates);
  const [params] = useSearchParams();
  const list = useCallList(
    findFundraisers,
    { page: readPageNumber(params.get(pageParam)), state },
    { addressOf },
  );
  return (
    <ManagedList
      list={list}
      bar={
        <StateTabs
          states={fundraiserStates}
          listed={listed}
          chosen={state}
          labels={states}
          text={text}
        />
      }
      count={(total) => (total > 0 ? text.count(total) : '')}
      empty={<EmptyState title={text.empty} />}
    >
      {(found) => (
        <ul className={`plain-list ${styles.list}`}>
          {found.map((one) => (
            <li key={one.id}>
              <ReviewedFundraiser fundraiser={one} />
            </li>
          ))}
        </ul>
      )}
    </ManagedList>
  );
}
