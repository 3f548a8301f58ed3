import { useCall } from '#app/api/use-call.ts';
import { ButtonLink } from '#app/components/Button.tsx';
import { longDate } from '#app/components/long-date.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { useFollowUpText } from '#app/i18n/follow-up/use-follow-up-text.ts';
import { formatInstant } from '#app/i18n/format-instant.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { type FoundFollowUp, findFollowUps } from '#domain/adoption/follow-up-calls.ts';
import { locale } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import styles from './FollowUpList.module.css';
import { FollowUpPhotos } from './FollowUpPhotos.tsx';
import { Sterilizations } from './Sterilizations.tsx';

interface Props {
  applicationId: string;
  /** Who adopted answers here. */
  isFamily: boolean;
}

/** How the pet is doing since the adoption, as the family told it. */
export function FollowUpList({ applicationId, isFamily }: Props) {
  const text = useFollowUpText().list;
  const { data, failure, reload } = useCall(findFollowUps, { applicationId });
  if (!data)
    return failure ? <FailureNotice failure={failure} retry={reload} /> : <LoadingScreen />;
  return (
    <>
      <p className={styles.lead}>{text.lead}</p>
      <ol className={`plain-list ${styles.list}`}>
        {data.map((one) => (
          <FollowUp key={one.id} followUp={one} isFamily={isFamily} />
        ))}
      </ol>
      <FollowUpPhotos applicationId={applicationId} isFamily={isFamily} />
      <Sterilizations applicationId={applicationId} isFamily={isFamily} />
    </>
  );
}

function FollowUp({
  followUp: { id, step, dueOn, state, answer, words, answeredAt, mayAnswer },
  isFamily,
}: Pick<Props, 'isFamily'> & { followUp: FoundFollowUp }) {
  const { list: text, answers } = useFollowUpText();
  const language = useLanguage();
  return (
    <li className={styles.entry} data-answer={answer ?? undefined}>
      <p>
        <strong>{text.steps[step]}</strong>, {text.on(longDate(dueOn, locale[language]))}
      </p>
      <p>{answer ? answers[answer] : text.states[state]}</p>
      {words && <p className={styles.words}>{words}</p>}
      {answeredAt && (
        <p className={styles.lead}>{text.answered(formatInstant(answeredAt, language))}</p>
      )}
      {isFamily && mayAnswer && (
        <div>
          <ButtonLink
            to={pathFor('followUp', language, { key: id })}
            variant="outline"
            size="small"
            icon="heart"
          >
            {answer ? text.change : text.answer}
          </ButtonLink>
        </div>
      )}
    </li>
  );
}
