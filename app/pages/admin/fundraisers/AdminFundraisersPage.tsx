import { useSearchParams } from 'react-router';
import { AdminFrame } from '#app/administration/AdminFrame.tsx';
import { TabLinks } from '#app/components/TabLinks.tsx';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { useFundraiserText } from '#app/i18n/fundraiser-editor/use-fundraiser-text.ts';
import { ManagedList } from '#app/lists/ManagedList.tsx';
import { addressWith, useCallList } from '#app/lists/use-managed-list.ts';
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

const stateParam = 'estado';
const listed = fundraiserStates.values.filter((state) => state !== 'draft');

/** What people have written, and what a moderator does about it. */
function Fundraisers() {
  const { admin: text, states } = useFundraiserText();
  const [params] = useSearchParams();
  const state = fundraiserStates.fromWire(params.get(stateParam));
  const list = useCallList(
    findFundraisers,
    { page: readPageNumber(params.get(pageParam)), state },
    {
      addressOf: (page) =>
        addressWith({ [stateParam]: state ? fundraiserStates.toWire(state) : '' }, page),
    },
  );
  return (
    <ManagedList
      list={list}
      bar={
        <TabLinks
          label={text.filter}
          links={[undefined, ...listed].map((one) => ({
            to: one ? `?${stateParam}=${fundraiserStates.toWire(one)}` : '?',
            label: one ? states[one] : text.all,
            current: one === state,
          }))}
          preventScrollReset
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
