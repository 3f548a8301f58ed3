import { Button } from '#app/components/Button.tsx';
import { longDate } from '#app/components/long-date.ts';
import { Notice } from '#app/feedback/Notice.tsx';
import { useEventMailsText } from '#app/i18n/event-mails.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { NoticeToAnswer } from '#domain/events/event-mail-calls.ts';
import { eventTitle } from '#domain/events/event-words.ts';
import { locale } from '#domain/language.ts';
import styles from './NoticesToAnswer.module.css';

interface Props {
  notices: readonly NoticeToAnswer[];
  onAnswer: (notice: NoticeToAnswer) => void;
}

/** Events whose change nobody has said yet whether to tell people of. */
export function NoticesToAnswer({ notices, onAnswer }: Props) {
  const text = useEventMailsText().notify;
  const language = useLanguage();
  if (notices.length === 0) return null;
  return (
    <Notice kind="warning" title={text.pending}>
      <ul className={styles.list}>
        {notices.map((notice) => {
          const title = eventTitle(notice, language);
          return (
            <li key={notice.eventId} className={styles.item}>
              <span>
                <strong>{title}</strong>, {longDate(notice.date, locale[language])}:{' '}
                {text.happened[notice.kind]}
              </span>
              <Button
                size="small"
                variant="outline"
                aria-haspopup="dialog"
                aria-label={text.answerOne(notice.total, title)}
                onClick={() => onAnswer(notice)}
              >
                {text.title(notice.total)}
              </Button>
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
