import { PageHead } from '#app/components/PageHead.tsx';
import frame from '#app/components/PageParts.module.css';
import { Wrap } from '#app/components/Wrap.tsx';
import { useFosteringText } from '#app/i18n/fostering/use-fostering-text.ts';
import { LoginRequired } from '#app/session/guards.tsx';
import styles from './Fostering.module.css';
import { Guests } from './Guests.tsx';
import { OwnHome } from './OwnHome.tsx';
import { PendingRequests } from './PendingRequests.tsx';
import { RaiseHand } from './RaiseHand.tsx';

/** The home that somebody offers, and the animals that are there. */
export default function MyFosterHomePage() {
  const text = useFosteringText().mine;
  return (
    <>
      <PageHead title={text.title} description={text.description} noIndex />
      <LoginRequired>
        {() => (
          <Wrap className={frame.page}>
            <header>
              <h1>{text.title}</h1>
              <p className={styles.lead}>{text.lead}</p>
            </header>
            <RaiseHand />
            <PendingRequests />
            <Guests />
            <OwnHome />
          </Wrap>
        )}
      </LoginRequired>
    </>
  );
}
