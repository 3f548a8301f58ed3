/** Matters whose data change: what is kept of them says on which it depends. */
export type DataTopic =
  | 'content'
  | 'pets'
  | 'events'
  | 'referenceData'
  | 'newsletter'
  | 'campaigns'
  | 'companies'
  | 'spending'
  | 'figures'
  | 'drives'
  | 'notices';
