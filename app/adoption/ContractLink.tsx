import { ButtonLink } from '#app/components/Button.tsx';
import { useApplicationWords } from '#app/i18n/application-words.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import {
  type ContractBrief,
  type ContractSide,
  isSignedByBoth,
} from '#domain/adoption/contract.ts';
import { pathFor } from '#domain/site-map.ts';

interface Props {
  contract: ContractBrief;
  /** The side that reads of it. */
  reader: ContractSide;
}

/** How the contract of an application stands, and the way to it. */
export function ContractLink({ contract, reader }: Props) {
  const { states, signed, open, see } = useApplicationWords().contract;
  const { id, status, signedBy } = contract;
  const hasSigned = signedBy === reader;
  const isDone = hasSigned || isSignedByBoth(contract);
  return (
    <>
      <p>{hasSigned ? signed : states[status]}</p>
      <div>
        <ButtonLink
          to={pathFor('signContract', useLanguage(), { id })}
          size="small"
          variant={isDone ? 'outline' : 'primary'}
          icon={isDone ? undefined : 'pencil'}
        >
          {isDone ? see : open}
        </ButtonLink>
      </div>
    </>
  );
}
