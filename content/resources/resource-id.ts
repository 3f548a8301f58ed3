/** The files of the resources page. */
export type ResourceId =
  | 'privacy-notice'
  | 'adoption-contract'
  | 'sterilization-contract'
  | 'post-sterilization-care'
  | 'statistics'
  | 'adoption-requirements'
  | 'volunteering-information'
  | 'presentation'
  | 'treatment-costs'
  | 'sterilization-for-people'
  | 'sterilization-for-companies'
  | 'sample-receipt';
