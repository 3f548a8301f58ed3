import { useSearchParams } from 'react-router';
import { callFile } from '#app/api/call.ts';
import { useCall } from '#app/api/use-call.ts';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { useRescueDeskText } from '#app/i18n/rescue-desk/use-rescue-desk-text.ts';
import { ManagedList } from '#app/lists/ManagedList.tsx';
import { addressWith, useCallList } from '#app/lists/use-managed-list.ts';
import { pageParam, readPageNumber } from '#domain/paging.ts';
import { countRescues, exportRescues, findRescues } from '#domain/rescues/rescue-desk-calls.ts';
import { OwnChoice } from './OwnChoice.tsx';
import { RescueFigures } from './RescueFigures.tsx';
import { RescueFilters } from './RescueFilters.tsx';
import { RescueSums } from './RescueSums.tsx';
import { RescueTable } from './RescueTable.tsx';
import { readRescueParams, rescueQuestion } from './rescue-params.ts';

/** Reports of animals, the most urgent first, and of those what has waited longest. */
export function RescueList() {
  const text = useRescueDeskText();
  const [params] = useSearchParams();
  const requested = readRescueParams(params);
  const { data: counts } = useCall(countRescues, {});
  const list = useCallList(
    findRescues,
    { ...rescueQuestion(requested), page: readPageNumber(params.get(pageParam)) },
    { addressOf: (page) => addressWith({ ...requested }, page), refreshesOnFocus: true },
  );
  return (
    <>
      <RescueFigures counts={counts} />
      <OwnChoice />
      <ManagedList
        list={list}
        bar={<RescueFilters requested={requested} counts={counts} />}
        exportAs={{
          text: text.export,
          fileName: text.file,
          fetchTable: () => callFile(exportRescues, rescueQuestion(requested)),
        }}
        count={(total) => (total > 0 ? text.count(total) : '')}
        empty={
          <EmptyState title={text.none}>
            <p>{text.noneText}</p>
          </EmptyState>
        }
      >
        {(items) => <RescueTable items={items} />}
      </ManagedList>
      {counts && counts.byKind.length > 0 && <RescueSums counts={counts} />}
    </>
  );
}
