import { useCallback } from 'react';
import { listFiles } from '#app/api/pet-files.ts';
import { useLoaded } from '#app/api/use-loaded.ts';
import { ButtonLink } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { MessageDialog } from '#app/feedback/MessageDialog.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useMyPetsText } from '#app/i18n/my-pets/use-my-pets-text.ts';
import type { Adopter } from '#domain/pets/pet.ts';
import type { ManagedPet } from './managed-pet.ts';
import { PersonFacts } from './PersonFacts.tsx';

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
    <MessageDialog title={text.title(pet.description.name)} close={close} onClose={onClose}>
      {adopter ? (
        <PersonFacts {...adopter} address={addressOf(adopter)} />
      ) : (
        <p>{text.notThroughUs}</p>
      )}
      {pet.contractUrl !== null && <Contract petId={pet.id} />}
      {adopter && pet.contractUrl === null && <p>{text.noContract}</p>}
    </MessageDialog>
  );
}

function Contract({ petId }: { petId: string }) {
  const text = useMyPetsText().adopter;
  const { loading } = useAccountText();
  const load = useCallback(() => listFiles(`contrato/${petId}`), [petId]);
  const { data, failure, reload } = useLoaded(load);
  if (failure) return <FailureNotice failure={failure} retry={reload} />;
  if (!data) return <p role="status">{loading}</p>;
  const [url] = data;
  if (url === undefined) return <p>{text.noContract}</p>;
  return (
    <div>
      <ButtonLink
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        size="small"
        variant="outline"
        icon="download"
      >
        {text.open}
      </ButtonLink>
    </div>
  );
}

function addressOf({ street, neighborhood, postalCode, city, state, country }: Adopter): string {
  return [street, neighborhood, `${postalCode} ${city}`, state, country].join(', ');
}
