import { useSearchParams } from 'react-router';
import { AdminFrame } from '#app/administration/AdminFrame.tsx';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { useCompanyText } from '#app/i18n/company/use-company-text.ts';
import { ManagedList } from '#app/lists/ManagedList.tsx';
import { StateTabs, useChosenState } from '#app/lists/StateTabs.tsx';
import { useCallList } from '#app/lists/use-managed-list.ts';
import { findCompanies } from '#domain/companies/company-calls.ts';
import { companyStates } from '#domain/companies/company-states.ts';
import { pageParam, readPageNumber } from '#domain/paging.ts';
import styles from '../moderation/Moderation.module.css';
import { ReviewedCompany } from './ReviewedCompany.tsx';

export { Workspace as Layout } from '#app/workspace/Workspace.tsx';

export default function AdminCompaniesPage() {
  const { admin: text } = useCompanyText();
  return (
    <AdminFrame title={text.title} lead={text.lead}>
      {() => <Companies />}
    </AdminFrame>
  );
}

const listed = companyStates.values.filter((state) => state !== 'private');

/** Companies that want to be named, and what a moderator does about it. */
function Companies() {
  const { admin: text, states } = useCompanyText();
  const { state, addressOf } = useChosenState(companyStates);
  const [params] = useSearchParams();
  const list = useCallList(
    findCompanies,
    { page: readPageNumber(params.get(pageParam)), state },
    { addressOf },
  );
  return (
    <ManagedList
      list={list}
      bar={
        <StateTabs
          states={companyStates}
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
              <ReviewedCompany company={one} />
            </li>
          ))}
        </ul>
      )}
    </ManagedList>
  );
}
