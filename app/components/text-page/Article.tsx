import type { ReactNode } from 'react';
import type { InitialPageId } from '#domain/pages.ts';
import { PageHead } from '../PageHead.tsx';
import { useCrumbData, useCrumbs } from './crumbs.ts';
import { PageHero } from './PageHero.tsx';
import type { Tone } from './shown.ts';

interface Props {
  page: InitialPageId;
  title: string;
  description: string;
  lead?: string;
  tone: Tone;
  picture?: string;
  compact?: boolean;
  noIndex?: boolean;
  /** schema.org data beside the breadcrumbs. */
  data?: object;
  /** What to do here, below the lead. */
  ways?: ReactNode;
  children: ReactNode;
}

/** A page that is read: what search engines need, its head, its text. */
export function Article(props: Props) {
  const { page, title, description, data, noIndex, ways, children, ...hero } = props;
  const crumbs = useCrumbs(page, title);
  const crumbData = useCrumbData(crumbs);
  return (
    <article>
      <PageHead
        title={title}
        description={description}
        noIndex={noIndex}
        jsonLd={data ? { '@graph': [crumbData, data] } : crumbData}
      />
      <PageHero {...hero} title={title} crumbs={crumbs}>
        {ways}
      </PageHero>
      {children}
    </article>
  );
}
