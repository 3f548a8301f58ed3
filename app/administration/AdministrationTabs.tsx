import { findAllAttention } from '#app/api/attention.ts';
import { useLoaded } from '#app/api/use-loaded.ts';
import { TabLinks } from '#app/components/TabLinks.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { SessionUser } from '#app/session/session-user.ts';
import { type AdministrationPage, administrationGroupsOf } from '#domain/administration-pages.ts';
import { attentionSights } from '#domain/dashboard/attention.ts';
import { type PageId, pathFor } from '#domain/site-map.ts';

/** The way between the pages that the viewer may open, by matter, with how much waits at each. */
export function AdministrationTabs({ page, viewer }: { page: PageId; viewer: SessionUser }) {
  const text = useAccountText().menu;
  const language = useLanguage();
  const { data: waiting = [] } = useLoaded(findAllAttention);
  const groups = administrationGroupsOf(viewer);
  const current = groups.find(({ pages }) => pages.some((one) => one === page));
  const countOf = (pages: readonly AdministrationPage[]) => {
    const here = waiting.filter(({ kind }) =>
      pages.some((one) => attentionSights[kind].staff?.page === one),
    );
    return here.reduce((sum, { count }) => sum + count, 0) || undefined;
  };
  if (groups.length < 2 && (current?.pages.length ?? 0) < 2) return null;
  return (
    <div>
      <TabLinks
        label={text.administration}
        links={groups.map(({ group, pages }) => ({
          to: pathFor(pages[0], language),
          label: pages.length > 1 ? text.groups[group] : text.pages[pages[0]],
          current: group === current?.group,
          count: countOf(pages),
        }))}
      />
      {current && current.pages.length > 1 && (
        <TabLinks
          label={text.groups[current.group]}
          links={current.pages.map((one) => ({
            to: pathFor(one, language),
            label: text.pages[one],
            current: one === page,
            count: countOf([one]),
          }))}
        />
      )}
    </div>
  );
}
