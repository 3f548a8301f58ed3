import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { WritingDialog } from '#app/feedback/WritingDialog.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useMyPetsText } from '#app/i18n/my-pets/use-my-pets-text.ts';
import type { Adopter } from '#domain/pets/pet.ts';
import type { ManagedPet } from './managed-pet.ts';
import { PaperLink } from './PaperLink.tsx';
import { PersonFacts } from './PersonFacts.tsx';
import { usePapers } from './use-papers.ts';

interface Props {
  pet: ManagedPet;
  onClose: () => void;
}

/** Who adopted a pet, and the contract that they signed. */
export function AdopterDialog({ pet, onClose }: Props) {
  const text = useMyPetsText().adopter;
  const { close } = useAccountText();
  const { adopter } = pet;
  return (
    <WritingDialog title={text.title(pet.description.name)} close={close} onClose={onClose}>
      {adopter ? (
        <PersonFacts {...adopter} address={addressOf(adopter)} />
      ) : (
        <p>{text.notThroughUs}</p>
      )}
      {pet.contractUrl !== null && <Contract petId={pet.id} />}
      {adopter && pet.contractUrl === null && <p>{text.noContract}</p>}
    </WritingDialog>
  );
}

function Contract({ petId }: { petId: string }) {
  const text = useMyPetsText().adopter;
  const { loading } = useAccountText();
  const { data, failure, reload } = usePapers('contrato', petId);
  if (failure) return <FailureNotice failure={failure} retry={reload} />;
  if (!data) return <p role="status">{loading}</p>;
  if (data.length === 0) return <p>{text.noContract}</p>;
  return (
    <section aria-label={text.contract}>
      <h3>{text.contract}</h3>
      {data.map((paper) => (
        <PaperLink key={paper.url} {...paper} />
      ))}
    </section>
  );
}

function addressOf({ street, neighborhood, postalCode, city, state, country }: Adopter): string {
  return [street, neighborhood, `${postalCode} ${city}`, state, country].join(', ');
}
