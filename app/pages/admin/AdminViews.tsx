import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import { AdminFrame } from '#app/administration/AdminFrame.tsx';
import { TabLinks } from '#app/components/TabLinks.tsx';
import type { SessionUser } from '#app/session/session-user.ts';
import { viewParam } from './view-param.ts';

interface AdminView<Name extends string, Shared extends object> {
  /** In the address; '' for the first one. */
  word: string;
  name: Name;
  View: ComponentType<Shared>;
}

interface Props<Name extends string, Shared extends object> {
  text: Record<Name | 'label', string>;
  /** In the order of their tabs. */
  views: readonly [AdminView<Name, Shared>, ...AdminView<Name, Shared>[]];
  /** What each of them is given. */
  shared: Shared;
  /** Of the page, where it shows only the first view itself: the others are there. */
  page?: string;
}

/** Several views, one at a time, each with an address of its own. */
export function Views<Name extends string, Shared extends object>(props: Props<Name, Shared>) {
  const { text, views, shared, page = '' } = props;
  const [params] = useSearchParams();
  const word = page ? '' : (params.get(viewParam) ?? '');
  const current = views.find((view) => view.word === word) ?? views[0];
  const { View } = current;
  return (
    <>
      <TabLinks
        label={text.label}
        links={views.map((view) => ({
          to: `${page}?${view.word && `${viewParam}=${view.word}`}`,
          label: text[view.name],
          current: view === current,
        }))}
        preventScrollReset={!page}
      />
      <View {...shared} />
    </>
  );
}

interface OfPage {
  viewer: SessionUser;
}

interface PageProps<Name extends string> extends Pick<Props<Name, OfPage>, 'views'> {
  text: { title: string; lead: string; views: Record<Name | 'label', string> };
}

/** A page of administrators that consists of views. */
export function AdminViews<Name extends string>({ text, views }: PageProps<Name>) {
  return (
    <AdminFrame title={text.title} lead={text.lead}>
      {(viewer) => <Views text={text.views} views={views} shared={{ viewer }} />}
    </AdminFrame>
  );
}
