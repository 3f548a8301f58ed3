import { ButtonLink } from '#app/components/Button.tsx';
import { PageHead } from '#app/components/PageHead.tsx';
import frame from '#app/components/PageParts.module.css';
import { Wrap } from '#app/components/Wrap.tsx';
import { useFosteringText } from '#app/i18n/fostering/use-fostering-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { LoginRequired } from '#app/session/guards.tsx';
import { pathFor } from '#domain/site-map.ts';
import styles from './Fostering.module.css';
import { StayList } from './StayList.tsx';

/** The pets of somebody that are in foster homes. */
export default function FosterStaysPage() {
  const text = useFosteringText().stays;
  const language = useLanguage();
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
            <StayList ofAll={false} />
            <div>
              <ButtonLink variant="outline" icon="mail" to={pathFor('fosterRequests', language)}>
                {text.ask}
              </ButtonLink>
            </div>
          </Wrap>
        )}
      </LoginRequired>
    </>
  );
}
