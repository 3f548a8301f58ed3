import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '#app/components/Button.tsx';
import { Icon } from '#app/components/Icon.tsx';
import { ShareMenu } from '#app/components/ShareMenu.tsx';
import { Wrap } from '#app/components/Wrap.tsx';
import styles from './Campaign.module.css';
import { Progress } from './Progress.tsx';

interface Shared extends ComponentProps<typeof Progress> {
  title: string;
  isOpen: boolean;
  state: string;
  progressLabel: string;
  path: string;
  listHref: string;
  donateHref: string;
  /** undefined: it takes no gifts. */
  giveHref: string | undefined;
  sharing: { to: string; label: string };
  names: string;
  labels: Record<'all' | 'over' | 'give' | 'otherWays' | 'share' | 'names' | 'namesHint', string>;
}

interface Props {
  page: Shared;
  /** Below the title. */
  summary: string;
  /** Below how far it has come. */
  aside: ReactNode;
  children: ReactNode;
}

/** What campaigns and people's own pages have in common: how far it has come, and how to give. */
export function GivingFrame({ page, summary, aside, children }: Props) {
  const { labels, title, giveHref } = page;
  return (
    <Wrap className={styles.page}>
      <nav className={styles.back} aria-label={labels.all}>
        <Link to={page.listHref}>
          <Icon name="chevron" className={styles.chevron} />
          {labels.all}
        </Link>
      </nav>
      <article className={styles.campaign}>
        <header className={styles.head}>
          {!page.isOpen && <p className={styles.state}>{page.state}</p>}
          <h1>{title}</h1>
          <p className={styles.summary}>{summary}</p>
        </header>
        <aside className={styles.side} aria-label={page.progressLabel}>
          <Progress {...page} />
          {aside}
          {!giveHref && <p>{labels.over}</p>}
          <div className={styles.ways}>
            {giveHref ? (
              <ButtonLink to={giveHref} icon="heart">
                {labels.give}
              </ButtonLink>
            ) : (
              <ButtonLink to={page.donateHref} variant="outline">
                {labels.otherWays}
              </ButtonLink>
            )}
            <ShareMenu label={labels.share} message={title} path={page.path} compact />
          </div>
          <Link to={page.sharing.to} rel="nofollow">
            {page.sharing.label}
          </Link>
        </aside>
        <div className={styles.body}>{children}</div>
      </article>
    </Wrap>
  );
}

/** Who has given, as they wanted to be named. */
export function Names({ page: { names, labels } }: { page: Pick<Shared, 'names' | 'labels'> }) {
  if (!names) return null;
  return (
    <section aria-labelledby="names">
      <h2 id="names">{labels.names}</h2>
      <p className={styles.names}>{names}</p>
      <p className={styles.facts}>{labels.namesHint}</p>
    </section>
  );
}
