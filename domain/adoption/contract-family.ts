import { type Profile, profileInput } from '../accounts/profile.ts';

/** What a contract says of the family, beside its name and e-mail; '' for what nobody knows. */
export type ContractFamily = Pick<
  Profile,
  | 'phone'
  | 'street'
  | 'exteriorNumber'
  | 'interiorNumber'
  | 'neighborhood'
  | 'postalCode'
  | 'city'
  | 'federalState'
>;

/** What nobody signs without: by these a home is found. Not every place has neighborhoods, nor every house a second number. */
const addressParts = ['street', 'exteriorNumber', 'postalCode', 'city', 'federalState'] as const;

export type MissingPart = (typeof addressParts)[number] | 'phone';

/** @param named what the contract's text names of it @returns what is missing, in the order in which people write it */
export function missingInContract(
  family: ContractFamily,
  named: { address: boolean; phone: boolean },
): MissingPart[] {
  const parts: MissingPart[] = [
    ...(named.address ? addressParts : []),
    ...(named.phone ? (['phone'] as const) : []),
  ];
  return parts.filter((part) => family[part].trim() === '');
}

/** What a family says to complete it, by the rules of its account; what is missing stays as it is. */
export const contractFamilyChanges = profileInput
  .pick({
    phone: true,
    street: true,
    exteriorNumber: true,
    interiorNumber: true,
    neighborhood: true,
    postalCode: true,
    city: true,
    federalState: true,
  })
  .partial();
