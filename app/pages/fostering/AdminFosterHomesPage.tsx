import { useSearchParams } from 'react-router';
import { AdminFrame } from '#app/administration/AdminFrame.tsx';
import { TabLinks } from '#app/components/TabLinks.tsx';
import { useFosteringText } from '#app/i18n/fostering/use-fostering-text.ts';
import { HomeList } from './HomeList.tsx';
import { RequestList } from './RequestList.tsx';
import { StayList } from './StayList.tsx';

/** In the address. */
const viewParam = 'vista';
const views = { homes: '', stays: 'estancias', requests: 'preguntas' } as const;
type View = keyof typeof views;

export { Workspace as Layout } from '#app/workspace/Workspace.tsx';

/** The foster homes, where each pet is, and what the homes were asked, for the staff. */
export default function AdminFosterHomesPage() {
  const text = useFosteringText().admin;
  const [search] = useSearchParams();
  const names = Object.keys(views) as View[];
  const view = names.find((name) => views[name] === search.get(viewParam)) ?? 'homes';
  const params = { [viewParam]: views[view] };
  return (
    <AdminFrame title={text.title} lead={text.lead}>
      {() => (
        <>
          <TabLinks
            label={text.views.label}
            links={names.map((name) => ({
              to: views[name] ? `?${viewParam}=${views[name]}` : '?',
              label: text.views[name],
              current: name === view,
            }))}
            preventScrollReset
          />
          {view === 'homes' && <HomeList />}
          {view === 'stays' && <StayList ofAll params={params} />}
          {view === 'requests' && <RequestList ofAll params={params} />}
        </>
      )}
    </AdminFrame>
  );
}
