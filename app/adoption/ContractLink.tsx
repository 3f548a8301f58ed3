import { ButtonLink } from '#app/components/Button.tsx';
import { useApplicationWords } from '#app/i18n/application-words.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { ContractBrief } from '#domain/adoption/contract.ts';
import { pathFor } from '#domain/site-map.ts';

/** How the contract of an application stands, and the way to it. */
export function ContractLink({ contract: { id, status } }: { contract: ContractBrief }) {
  const { states, open, see } = useApplicationWords().contract;
  const isComplete = status === 'sealed' || status === 'signed';
  return (
    <>
      <p>{states[status]}</p>
      <div>
        <ButtonLink
          to={pathFor('signContract', useLanguage(), { id })}
          size="small"
          variant={isComplete ? 'outline' : 'primary'}
          icon={isComplete ? undefined : 'pencil'}
        >
          {isComplete ? see : open}
        </ButtonLink>
      </div>
    </>
  );
}
