import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { PageHead } from '#app/components/PageHead.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { RightRequired } from '#app/session/RightRequired.tsx';
import type { SessionUser } from '#app/session/session-user.ts';
import { useSite } from '#app/site.ts';
import { resolvePath } from '#domain/site-map.ts';
import { zoneName } from '#domain/zone-names.ts';
import styles from './AdminFrame.module.css';

interface Props {
  title: string;
  lead: string;
  children: (viewer: SessionUser) => ReactNode;
}

/** A page of the staff: its heading, for whoever may open it. */
export function AdminFrame({ title, lead, children }: Props) {
  const text = useAccountText();
  const language = useLanguage();
  const { timezone } = useSite();
  const here = resolvePath(useLocation().pathname);
  const page = here.kind === 'page' ? here.page.id : 'admin';
  return (
    <div className={styles.page}>
      <PageHead title={title} description={lead} noIndex />
      <RightRequired page={page}>
        {(viewer) => (
          <>
            <div className={styles.head}>
              <h1>{title}</h1>
              <p className={styles.lead}>
                {lead} {text.menu.times(zoneName(timezone, language))}
              </p>
            </div>
            {children(viewer)}
          </>
        )}
      </RightRequired>
    </div>
  );
}
