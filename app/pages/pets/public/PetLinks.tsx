import { ButtonLink } from '#app/components/Button.tsx';
import { editPageOf } from '#app/components/pet-pages.ts';
import { useMyPetsText } from '#app/i18n/my-pets/use-my-pets-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { applicationsPath } from '#app/pages/pets/actions/applications-path.ts';
import { type ManagedPet, programmeOf } from '#app/pages/pets/actions/managed-pet.ts';
import { pathFor } from '#domain/site-map.ts';

/** The pages about a pet that its people have. */
export function PetLinks({ pet }: { pet: ManagedPet }) {
  const { actions: labels } = useMyPetsText();
  const language = useLanguage();
  const { id, folderId } = pet;
  const links = [
    pet.deletedOn === null && {
      label: labels.edit,
      to: pathFor(editPageOf[programmeOf(pet)], language, { id }),
    },
    { label: labels.care, to: pathFor('medicalRecord', language, { id }) },
    { label: labels.expenses, to: pathFor('petExpenses', language, { id }) },
    { label: labels.foster, to: pathFor('petFoster', language, { id }) },
    { label: labels.timeline, to: pathFor('petTimeline', language, { id }) },
    pet.status === 'adoption' && {
      label: labels.applications,
      to: applicationsPath(id, language),
    },
    folderId !== null && {
      label: labels.folder,
      to: pathFor('documentFolder', language, { name: pet.description.name, folderId }),
    },
  ].filter((link) => link !== false);
  return links.map(({ label, to }) => (
    <li key={to}>
      <ButtonLink to={to} size="small" variant="outline">
        {label}
      </ButtonLink>
    </li>
  ));
}
