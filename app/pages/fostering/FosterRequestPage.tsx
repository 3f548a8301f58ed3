import { useActionData, useLoaderData } from 'react-router';
import { Button } from '#app/components/Button.tsx';
import { NarrowPage } from '#app/components/NarrowPage.tsx';
import { PageHead } from '#app/components/PageHead.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useFosterRequestText } from '#app/i18n/foster-request/use-foster-request-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useSite } from '#app/site.ts';
import { animalsOf } from '#domain/fostering/request-words.ts';
import { locale } from '#domain/language.ts';
import styles from './FosterRequest.module.css';
import type { action, loader } from './FosterRequestPage.loader.ts';
import { answerName, answerWords } from './request-form.ts';

/**
 * Where a mail asks a foster home whether it can take animals. Programs that check mails open every link, so the page
 * only asks.
 */
export default function FosterRequestPage() {
  const text = useFosterRequestText();
  return (
    <NarrowPage>
      <PageHead title={text.title} description={text.description} noIndex />
      <Content />
    </NarrowPage>
  );
}

function Content() {
  const { asked } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  const text = useFosterRequestText();
  const language = useLanguage();
  const { timezone } = useSite();
  if (!asked) return <Ended {...text.unknown} />;
  const { author, species, count, needs, words, expiresAt, state, answer } = asked;
  if (answer !== null) return <Ended {...text.answered[answer](author)} />;
  if (state !== 'open') return <Ended {...text.closed[state]} />;
  const animals = animalsOf(species, count)[language];
  const moment = new Date(expiresAt).toLocaleString(locale[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: timezone,
  });
  return (
    <>
      <h1>{text.heading(animals)}</h1>
      <p>{text.lead(author)}</p>
      <blockquote className={styles.words}>{words}</blockquote>
      {needs.map(({ label, value }) => (
        <p key={label}>
          {label}: {value}
        </p>
      ))}
      <p>{text.until(moment)}</p>
      {problem && <Notice kind="error" title={text[problem.outcome]} announce />}
      <form method="post" className={styles.ways}>
        <Button type="submit" icon="check" name={answerName} value={answerWords.yes}>
          {text.yes}
        </Button>
        <Button type="submit" variant="outline" name={answerName} value={answerWords.no}>
          {text.no}
        </Button>
      </form>
      <p className={styles.soft}>{text.note}</p>
    </>
  );
}

function Ended({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h1>{title}</h1>
      <p>{text}</p>
    </>
  );
}
