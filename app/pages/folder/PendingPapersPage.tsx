import { useNavigate, useSearchParams } from 'react-router';
import { call } from '#app/api/call.ts';
import { Button, ButtonLink } from '#app/components/Button.tsx';
import { longDate } from '#app/components/long-date.ts';
import { PageHead } from '#app/components/PageHead.tsx';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { useFolderText } from '#app/i18n/document-folder/use-folder-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { ManagedList } from '#app/lists/ManagedList.tsx';
import { addressWith, useCallList } from '#app/lists/use-managed-list.ts';
import { LoginRequired } from '#app/session/guards.tsx';
import { openFolder } from '#domain/document-folders/folder-calls.ts';
import {
  findPendingPapers,
  type PetWithTasks,
} from '#domain/document-folders/folder-review-calls.ts';
import { type Language, locale } from '#domain/language.ts';
import { pageParam, readPageNumber } from '#domain/paging.ts';
import { pathFor } from '#domain/site-map.ts';
import styles from './Folder.module.css';
import pending from './PendingPapers.module.css';

/** What somebody has to see to of the papers of all their pets. */
export default function PendingPapersPage() {
  const text = useFolderText().pending;
  return (
    <div className={styles.page}>
      <PageHead title={text.title} description={text.lead} noIndex />
      <LoginRequired>{() => <PendingPapers />}</LoginRequired>
    </div>
  );
}

function PendingPapers() {
  const text = useFolderText();
  const { title, lead, none, count } = text.pending;
  const language = useLanguage();
  const [params] = useSearchParams();
  const page = readPageNumber(params.get(pageParam));
  const list = useCallList(
    findPendingPapers,
    { page, limit: 20 },
    { addressOf: (number) => addressWith({}, number) },
  );
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
      </header>
      <ManagedList
        list={list}
        bar={null}
        count={(total) => (total > 0 ? count(total) : '')}
        empty={
          <EmptyState title={none}>
            <ButtonLink to={pathFor('myAdoptions', language)} icon="paw">
              {text.toPets}
            </ButtonLink>
          </EmptyState>
        }
      >
        {(pets) => (
          <ul className={`plain-list ${pending.pets}`}>
            {pets.map((pet) => (
              <li key={pet.petId} className={pending.pet}>
                <PetTasks pet={pet} />
              </li>
            ))}
          </ul>
        )}
      </ManagedList>
    </>
  );
}

function PetTasks({ pet: { petId, petName, folderId, tasks } }: { pet: PetWithTasks }) {
  const text = useFolderText().pending;
  const language = useLanguage();
  if (folderId === null) {
    return (
      <>
        <h2>{petName}</h2>
        <p>{text.noFolder}</p>
        <OpenFolder petId={petId} petName={petName} />
      </>
    );
  }
  return (
    <>
      <h2>{petName}</h2>
      <ul className={`plain-list ${pending.tasks}`}>
        {tasks.map((task) => (
          <li key={task.kind} data-task={task.task}>
            <span>{task.name}</span>
            <strong>{wordsOf(task, text.tasks, language)}</strong>
            {task.comments && <span className={pending.comments}>{task.comments}</span>}
          </li>
        ))}
      </ul>
      <ButtonLink
        to={pathFor('documentFolder', language, { name: petName, folderId })}
        size="small"
        variant="outline"
        aria-label={text.openOf(petName)}
      >
        {text.open}
      </ButtonLink>
    </>
  );
}

/** The pet's first paper needs a folder to lie in. */
function OpenFolder({ petId, petName }: { petId: string; petName: string }) {
  const text = useFolderText().pending;
  const language = useLanguage();
  const navigate = useNavigate();
  const { busy, failure, attempt } = useAttempt();
  return (
    <>
      <Button
        size="small"
        variant="outline"
        aria-label={text.openOf(petName)}
        aria-disabled={busy || undefined}
        onClick={() =>
          attempt(async () => {
            const { folderId } = await call(openFolder, { petId });
            navigate(pathFor('documentFolder', language, { name: petName, folderId }));
          })
        }
      >
        {text.open}
      </Button>
      {failure && <FailureNotice failure={failure} />}
    </>
  );
}

type Task = PetWithTasks['tasks'][number];
type Words = ReturnType<typeof useFolderText>['pending']['tasks'];

function wordsOf({ task, validUntil }: Task, words: Words, language: Language): string {
  const say = words[task];
  return typeof say === 'string' ? say : say(longDate(validUntil ?? '', locale[language]));
}
