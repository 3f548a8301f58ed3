import { useLocation, useSearchParams } from 'react-router';
import { countNewApplications } from '#app/api/received-applications.ts';
import { useCall } from '#app/api/use-call.ts';
import { useFound } from '#app/api/use-found.ts';
import { ButtonLink } from '#app/components/Button.tsx';
import { registerPageOf } from '#app/components/pet-pages.ts';
import { Wrap } from '#app/components/Wrap.tsx';
import { useMyPetsText } from '#app/i18n/my-pets/use-my-pets-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { type ListView, viewFrom } from '#app/pages/pets/actions/list-address.ts';
import { countingOf } from '#app/pages/pets/actions/pet-calls.ts';
import type { SessionUser } from '#app/session/session-user.ts';
import { can } from '#domain/access/rights.ts';
import { countPets } from '#domain/pets/pet-calls.ts';
import type { PetStatus } from '#domain/pets/vocabularies.ts';
import { pathFor, resolvePath } from '#domain/site-map.ts';
import styles from './MyPets.module.css';
import { PetList } from './PetList.tsx';
import { SectionTabs } from './SectionTabs.tsx';

export function MyPets({ user }: { user: SessionUser }) {
  const text = useMyPetsText();
  const language = useLanguage();
  const managesAny = can(user, 'pets.manageAny');
  const view = useListView(managesAny);
  const programme = view.section === 'rehabilitation' ? 'rehabilitation' : 'adoption';
  const whose = managesAny ? 'all' : 'own';
  const ownerId = managesAny && !view.ownOnly ? undefined : user.id;
  const counts = useSectionCounts(ownerId, view.term);
  const newApplications = useNewApplications(user.id);
  return (
    <Wrap className={styles.page}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h1 className={styles.title}>{text.title[whose]}</h1>
          <p className={styles.lead}>{text.lead[whose]}</p>
        </div>
        <div className={styles.ways}>
          <ButtonLink to={pathFor('receivedApplications', language)} variant="outline" icon="mail">
            {text.applications(newApplications)}
          </ButtonLink>
          {managesAny && (
            <ButtonLink to={pathFor('importPets', language)} variant="outline">
              {text.importPets}
            </ButtonLink>
          )}
          <ButtonLink to={pathFor(registerPageOf[programme], language)} icon="plus">
            {text.register[programme]}
          </ButtonLink>
        </div>
      </div>
      <SectionTabs view={view} withDeleted={managesAny} counts={counts.data} />
      <PetList
        key={view.section}
        view={view}
        ownerId={ownerId}
        user={user}
        onChanged={counts.reload}
      />
    </Wrap>
  );
}

function useSectionCounts(ownerId: string | undefined, term: string) {
  const { data, reload } = useCall(countPets, countingOf({ ownerId, term }), {
    keepsPrevious: true,
  });
  const counts = new Map<PetStatus | 'deleted', number>();
  for (const { status, isDeleted, total } of data ?? []) {
    const section = isDeleted ? 'deleted' : status;
    counts.set(section, (counts.get(section) ?? 0) + total);
  }
  return { data: data && counts, reload };
}

const useNewApplications = (userId: string): number | undefined =>
  useFound(['new applications', userId], () => countNewApplications(userId)).data;

/** Only who manages any pet sees deleted ones, and others' than their own. */
function useListView(managesAny: boolean): ListView {
  const here = resolvePath(useLocation().pathname);
  const [params] = useSearchParams();
  const view = viewFrom(here.kind === 'page' ? here.page.id : 'adoptedPets', params);
  if (managesAny) return view;
  return {
    ...view,
    ownOnly: false,
    section: view.section === 'deleted' ? 'adopted' : view.section,
  };
}
