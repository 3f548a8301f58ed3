import { useState } from 'react';
import { useLocation } from 'react-router';
import { useFound } from '#app/api/use-found.ts';
import { Icon } from '#app/components/Icon.tsx';
import { PageHead } from '#app/components/PageHead.tsx';
import { editPageOf, ownListOf } from '#app/components/pet-pages.ts';
import { Wrap } from '#app/components/Wrap.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { draftKey } from '#app/forms/forget-drafts.ts';
import { usePetFormText } from '#app/i18n/pet-form/use-pet-form-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { BackToList } from '#app/lists/BackToList.tsx';
import { LoginRequired } from '#app/session/guards.tsx';
import { Leaving } from '#app/session/Leaving.tsx';
import type { SessionUser } from '#app/session/session-user.ts';
import type { Programme } from '#domain/pets/vocabularies.ts';
import { rescueIn } from '#domain/rescues/record-address.ts';
import { type PageId, pathFor, resolvePath } from '#domain/site-map.ts';
import { startEditing, startRegistering } from './load-form.ts';
import { PetForm } from './PetForm.tsx';
import styles from './PetFormPage.module.css';
import { startFromRescue } from './start-from-rescue.ts';

/** Registering and editing, in both programmes. */
export default function PetFormPage() {
  const text = usePetFormText();
  const language = useLanguage();
  const match = resolvePath(useLocation().pathname);
  const page = match.kind === 'page' ? match : undefined;
  const programme = programmeOfPage(page?.page.id);
  const id = page?.params.id;
  const title = id === undefined ? text.register[programme].title : text.edit.pageTitle;
  return (
    <Wrap className={styles.page}>
      <PageHead title={title} description={text.register[programme].lead} noIndex />
      <BackToList path={pathFor(ownListOf[programme], language)} className={styles.back}>
        <Icon name="chevron" className={styles.chevron} />
        {text.back[programme]}
      </BackToList>
      <LoginRequired>
        {(user) => <Loaded key={user.id} user={user} programme={programme} id={id} />}
      </LoginRequired>
    </Wrap>
  );
}

interface LoadedProps {
  user: SessionUser;
  programme: Programme;
  /** Undefined when registering. */
  id: string | undefined;
}

function Loaded({ user, programme, id }: LoadedProps) {
  const text = usePetFormText();
  const language = useLanguage();
  const [turn, setTurn] = useState(0);
  const { search } = useLocation();
  const rescue = id === undefined && turn === 0 ? rescueIn(search) : undefined;
  const folio = rescue?.folio;
  const find = async () => {
    if (id !== undefined) return { start: await startEditing(user, id, draftKey(user.id, id)) };
    const draftName = draftKey(user.id, folio === undefined ? programme : `auxilio-${folio}`);
    const start = await startRegistering(user, programme, draftName);
    const isNew = folio !== undefined && !start.restored;
    return { start: isNew ? await startFromRescue(start, folio) : start };
  };
  const { data, failure, reload } = useFound(
    ['pet form', user.id, programme, id, folio, turn],
    find,
    {
      isFresh: true,
    },
  );

  if (failure) return <FailureNotice failure={failure} retry={reload} />;
  if (!data) return <LoadingScreen />;
  const { start } = data;
  if (!start) return <Leaving to={pathFor(ownListOf[programme], language)} />;
  const own = start.status === 'rehabilitation' ? 'rehabilitation' : 'adoption';
  if (id !== undefined && own !== programme) {
    return <Leaving to={pathFor(editPageOf[own], language, { id })} />;
  }
  const words = id === undefined ? text.register[programme] : undefined;
  return (
    <>
      <div className={styles.head}>
        <h1 id="titulo">{words?.title ?? text.edit.title(start.stored?.values.name ?? '')}</h1>
        <p className={styles.lead}>{words?.lead ?? text.edit.lead}</p>
      </div>
      <PetForm
        key={turn}
        start={start}
        programme={programme}
        isNew={id === undefined}
        rescue={rescue}
        onAgain={() => setTurn(turn + 1)}
      />
    </>
  );
}

const rehabilitationPages: readonly (PageId | undefined)[] = [
  'registerRehabilitationPet',
  'editRehabilitationPet',
];

const programmeOfPage = (page: PageId | undefined): Programme =>
  rehabilitationPages.includes(page) ? 'rehabilitation' : 'adoption';
