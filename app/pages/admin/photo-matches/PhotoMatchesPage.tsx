import { useSearchParams } from 'react-router';
import { AdminFrame } from '#app/administration/AdminFrame.tsx';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { usePhotoMatchesText } from '#app/i18n/photo-matches/use-photo-matches-text.ts';
import { ManagedList } from '#app/lists/ManagedList.tsx';
import { StateTabs, useChosenState } from '#app/lists/StateTabs.tsx';
import { useCallList } from '#app/lists/use-managed-list.ts';
import { pageParam, readPageNumber } from '#domain/paging.ts';
import { photoMatchState } from '#domain/photo-matches/photo-match.ts';
import { findPhotoMatches } from '#domain/photo-matches/photo-match-calls.ts';
import styles from '../moderation/Moderation.module.css';
import { PhotoMatch } from './PhotoMatch.tsx';

export { Workspace as Layout } from '#app/workspace/Workspace.tsx';

export default function PhotoMatchesPage() {
  const text = usePhotoMatchesText();
  return (
    <AdminFrame title={text.title} lead={text.lead}>
      {() => <Matches />}
    </AdminFrame>
  );
}

function Matches() {
  const text = usePhotoMatchesText();
  const { state, addressOf } = useChosenState(photoMatchState);
  const [params] = useSearchParams();
  const list = useCallList(
    findPhotoMatches,
    { page: readPageNumber(params.get(pageParam)), state },
    { addressOf },
  );
  return (
    <ManagedList
      list={list}
      bar={
        <StateTabs
          states={photoMatchState}
          listed={photoMatchState.values}
          chosen={state}
          labels={text.states}
          text={text}
        />
      }
      count={(total) => (total > 0 ? text.count(total) : '')}
      empty={
        <EmptyState title={text.empty}>
          <p>{text.emptyText}</p>
        </EmptyState>
      }
    >
      {(found) => (
        <ul className={`plain-list ${styles.list}`}>
          {found.map((one) => (
            <li key={one.id}>
              <PhotoMatch match={one} />
            </li>
          ))}
        </ul>
      )}
    </ManagedList>
  );
}
