import { ButtonLink } from '#app/components/Button.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useReceivedText } from '#app/i18n/received-applications/use-received-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { statusLinkPath } from '#domain/pets/status-link.ts';
import { type FoundApplication, petIdsOf } from './received-calls.ts';

/** Pets that have come back and are not listed again yet; nothing where there are none. */
export function ReturnedPets({ application, pets }: FoundApplication) {
  const text = useReceivedText().relist;
  const language = useLanguage();
  if (application.status !== 'returned') return null;
  return petIdsOf([application]).map((id) => {
    const pet = pets.get(id);
    if (pet?.status !== 'returned') return null;
    return (
      <Notice key={id} kind="info" title={text.title(pet.name)}>
        <p>{text.text}</p>
        <div>
          <ButtonLink size="small" icon="paw" to={statusLinkPath(id, language)}>
            {text.button(pet.name)}
          </ButtonLink>
        </div>
      </Notice>
    );
  });
}
