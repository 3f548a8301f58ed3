import { useActionData, useLoaderData } from 'react-router';
import { ButtonLink } from '#app/components/Button.tsx';
import { NarrowPage } from '#app/components/NarrowPage.tsx';
import { PageHead } from '#app/components/PageHead.tsx';
import { useReferenceText } from '#app/i18n/reference/use-reference-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { pathFor } from '#domain/site-map.ts';
import { Decline, Forget } from './Decline.tsx';
import styles from './Reference.module.css';
import { ReferenceForm } from './ReferenceForm.tsx';
import type { action, loader } from './ReferencePage.loader.ts';

/**
 * Where a mail asks somebody about a family that named them as its reference. Programs that check mails open every link,
 * so the page only asks.
 */
export default function ReferencePage() {
  const text = useReferenceText();
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
  const text = useReferenceText();
  if (!asked) return <Ended {...text.unknown} isOver />;
  if (!asked.isKnown) return <Ended {...text.forgotten} />;
  const { state } = asked;
  if (state !== 'asked') {
    return (
      <>
        <Ended {...text[state]} isOver={state === 'expired'} />
        <Forget />
      </>
    );
  }
  const pets = asked.petNames.join(text.and) || text.aPet;
  return (
    <>
      <h1>{text.heading(asked.family || text.aboutFamily)}</h1>
      <p>{text.lead(asked.family || text.aFamily, pets)}</p>
      <p className={styles.soft}>{text.readers}</p>
      <ReferenceForm problem={problem} />
      <Decline />
    </>
  );
}

function Ended({ title, text, isOver = false }: { title: string; text: string; isOver?: boolean }) {
  const words = useReferenceText();
  const language = useLanguage();
  return (
    <>
      <h1>{title}</h1>
      <p>{text}</p>
      {isOver && (
        <div>
          <ButtonLink to={pathFor('contact', language)} variant="outline" icon="mail">
            {words.contact}
          </ButtonLink>
        </div>
      )}
    </>
  );
}
