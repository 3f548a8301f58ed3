import type { AdoptionApplication } from '#domain/adoption/application-fields.ts';

/**
 * As whoever looks after the pet reads it once the family withdrew: how to reach them, and those whom they named, is gone. A
 * contract that both signed stays, as each side has it.
 */
export function withoutContact(application: AdoptionApplication): AdoptionApplication {
  const { profile, contract } = application;
  const references = profile?.references.map((one) => ({ ...one, phone: '', email: '' }));
  return {
    ...application,
    email: '',
    phone: '',
    profile: profile && references ? { ...profile, references } : profile,
    contract: contract?.status === 'sealed' ? contract : null,
  };
}
