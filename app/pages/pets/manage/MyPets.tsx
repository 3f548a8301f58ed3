import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { countNewApplications } from '#app/api/received-applications.ts';
import { useLoaded } from '#app/api/use-loaded.ts';
import { ButtonLink } from '#app/components/Button.tsx';
import { registerPageOf } from '#app/components/pet-pages.ts';
import { Wrap } from '#app/components/Wrap.tsx';
import { useMyPetsText } from '#app/i18n/my-pets/use-my-pets-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { type ListView, viewFrom } from '#app/pages/pets/actions/list-address.ts';
import { countPets } from '#app/pages/pets/actions/pet-calls.ts';
import type { SessionUser } from '#app/session/session-user.ts';
import { can } from '#domain/access/rights.ts';
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
  const load = useCallback(() => countPets({ ownerId, term }), [ownerId, term]);
  return useLoaded(load);
}

function useNewApplications(userId: string): number | undefined {
  const load = useCallback(() => countNewApplications(userId), [userId]);
  return useLoaded(load).data;
}

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
