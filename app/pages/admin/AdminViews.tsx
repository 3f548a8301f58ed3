import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import { AdminFrame } from '#app/administration/AdminFrame.tsx';
import { TabLinks } from '#app/components/TabLinks.tsx';
import { viewParam } from './view-param.ts';

interface AdminView<Name extends string> {
  /** In the address; '' for the first one. */
  word: string;
  name: Name;
  View: ComponentType;
}

interface Props<Name extends string> {
  text: { title: string; lead: string; views: Record<Name | 'label', string> };
  /** In the order of their tabs. */
  views: readonly [AdminView<Name>, ...AdminView<Name>[]];
}

/** A page of administrators that has several views, one at a time, each with an address of its own. */
export function AdminViews<Name extends string>({ text, views }: Props<Name>) {
  const [params] = useSearchParams();
  const word = params.get(viewParam) ?? '';
  const current = views.find((view) => view.word === word) ?? views[0];
  const { View } = current;
  return (
    <AdminFrame title={text.title} lead={text.lead}>
      {() => (
        <>
          <TabLinks
            label={text.views.label}
            links={views.map((view) => ({
              to: view.word ? `?${viewParam}=${view.word}` : '?',
              label: text.views[view.name],
              current: view === current,
            }))}
            preventScrollReset
          />
          <View />
        </>
      )}
    </AdminFrame>
  );
}
