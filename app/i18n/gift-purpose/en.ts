import type { es } from './es.ts';

export const en: typeof es = {
  kind: 'For',
  campaign: 'Campaign',
  campaignHint: 'If it was given for one that is still open.',
  noCampaign: 'None',
  choosePet: 'Choose a pet',
};
