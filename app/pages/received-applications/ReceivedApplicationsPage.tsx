import { useLocation } from 'react-router';
import { PageHead } from '#app/components/PageHead.tsx';
import { useReceivedText } from '#app/i18n/received-applications/use-received-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { LoginRequired } from '#app/session/guards.tsx';
import { Leaving } from '#app/session/Leaving.tsx';
import { can } from '#domain/access/rights.ts';
import { pathFor } from '#domain/site-map.ts';
import { Board } from './Board.tsx';
import styles from './ReceivedApplications.module.css';

/** What families ask of somebody's pets; staff see everybody's on their own page. */
export default function ReceivedApplicationsPage() {
  const text = useReceivedText();
  const language = useLanguage();
  const { search } = useLocation();
  return (
    <div className={styles.page}>
      <PageHead title={text.title} description={text.lead} noIndex />
      <LoginRequired>
        {(user) =>
          can(user, 'applications.manageAny') ? (
            <Leaving to={pathFor('adminApplications', language) + search} />
          ) : (
            <>
              <header>
                <h1>{text.title}</h1>
                <p className={styles.lead}>{text.lead}</p>
              </header>
              <Board user={user} />
            </>
          )
        }
      </LoginRequired>
    </div>
  );
}
