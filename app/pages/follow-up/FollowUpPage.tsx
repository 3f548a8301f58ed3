import { useState } from 'react';
import { useParams } from 'react-router';
import { useCall } from '#app/api/use-call.ts';
import { ButtonLink } from '#app/components/Button.tsx';
import { NarrowPage } from '#app/components/NarrowPage.tsx';
import { PageHead } from '#app/components/PageHead.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { useFollowUpText } from '#app/i18n/follow-up/use-follow-up-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { openFollowUp } from '#domain/adoption/follow-up-calls.ts';
import { pathFor } from '#domain/site-map.ts';
import { Answered } from './Answered.tsx';
import { Choices } from './Choices.tsx';
import styles from './FollowUp.module.css';
import { Heading } from './Heading.tsx';

/**
 * Where a mail asks a family how its pet is. Programs that check mails open every link, so the page only asks; a tap
 * answers.
 */
export default function FollowUpPage() {
  const text = useFollowUpText();
  const { key = '' } = useParams();
  return (
    <NarrowPage>
      <PageHead title={text.title} description={text.description} noIndex />
      <FollowUp key={key} linkKey={key} />
    </NarrowPage>
  );
}

function FollowUp({ linkKey }: { linkKey: string }) {
  const text = useFollowUpText();
  const { data: found, failure, isMissing, reload } = useCall(openFollowUp, { key: linkKey });
  const [changing, setChanging] = useState(false);
  const [answers, setAnswers] = useState(0);
  if (isMissing) return <Ended {...text.used} />;
  if (!found) {
    return (
      <>
        <h1 className="visually-hidden">{text.title}</h1>
        {failure ? <FailureNotice failure={failure} retry={reload} /> : <LoadingScreen />}
      </>
    );
  }
  if (!found.mayAnswer) return <Ended {...text.closed} />;
  const pets = found.petNames.join(text.and) || text.aPet;
  const { answer } = found;
  return (
    <>
      {failure && <FailureNotice failure={failure} retry={reload} />}
      {answer && !changing ? (
        <Answered
          key={answers}
          linkKey={linkKey}
          followUp={{ ...found, answer }}
          pets={pets}
          focus={answers > 0}
          onChange={() => setChanging(true)}
        />
      ) : (
        <>
          <Heading focus={changing}>{text.question(pets, found.petNames.length > 1)}</Heading>
          <p>{text.lead}</p>
          <Choices
            linkKey={linkKey}
            onAnswered={() => {
              setChanging(false);
              setAnswers((count) => count + 1);
            }}
          />
        </>
      )}
    </>
  );
}

function Ended({ title, text }: { title: string; text: string }) {
  const words = useFollowUpText();
  const language = useLanguage();
  return (
    <>
      <h1>{title}</h1>
      <p>{text}</p>
      <div className={styles.ways}>
        <ButtonLink to={pathFor('myApplications', language)} icon="paw">
          {words.toApplications}
        </ButtonLink>
        <ButtonLink to={pathFor('contact', language)} variant="outline" icon="mail">
          {words.contact}
        </ButtonLink>
      </div>
    </>
  );
}
