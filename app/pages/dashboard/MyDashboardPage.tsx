import { PageHead } from '#app/components/PageHead.tsx';
import { Wrap } from '#app/components/Wrap.tsx';
import { useDashboardText } from '#app/i18n/dashboard/use-dashboard-text.ts';
import { LoginRequired } from '#app/session/guards.tsx';
import { AttentionList } from './AttentionList.tsx';
import styles from './Dashboard.module.css';
import { Figures } from './Figures.tsx';
import { OwnAdoptions } from './OwnAdoptions.tsx';
import { OwnPassports } from './OwnPassports.tsx';

/** What waits for somebody, and how the pets are doing that they look after. */
export default function MyDashboardPage() {
  const { own } = useDashboardText();
  return (
    <>
      <PageHead title={own.title} description={own.description} noIndex />
      <LoginRequired>
        {() => (
          <Wrap className={styles.page}>
            <header>
              <h1>{own.title}</h1>
              <p>{own.lead}</p>
            </header>
            <AttentionList scope="own" />
            <OwnAdoptions />
            <OwnPassports />
            <Figures ofAll={false} />
          </Wrap>
        )}
      </LoginRequired>
    </>
  );
}
