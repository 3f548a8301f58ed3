/** What visitors have typed of who they are. */
export const contactDraft = 'adoption-contact';
