import { PageHead } from '#app/components/PageHead.tsx';
import frame from '#app/components/PageParts.module.css';
import { Wrap } from '#app/components/Wrap.tsx';
import { useFosteringText } from '#app/i18n/fostering/use-fostering-text.ts';
import { LoginRequired } from '#app/session/guards.tsx';
import { RequestList } from './RequestList.tsx';

/** Where somebody asks the homes, and reads what they answered. */
export default function FosterRequestsPage() {
  const text = useFosteringText().requests;
  return (
    <>
      <PageHead title={text.title} description={text.description} noIndex />
      <LoginRequired>
        {() => (
          <Wrap className={frame.page}>
            <header>
              <h1>{text.title}</h1>
            </header>
            <RequestList ofAll={false} />
          </Wrap>
        )}
      </LoginRequired>
    </>
  );
}
