/** Where the reference is served, and what stands where in it. */
export const docsAt = '/api/docs';

export const anchorOf = (title: string) => title.toLowerCase().replace(/\W+/g, '-');

export const subjectAddress = (subject: string) => `${docsAt}/${subject}`;
export const callAddress = (call: string) => `${subjectAddress(call.split(':')[0] ?? '')}#${call}`;
export const guideAddress = (title: string) => `${docsAt}/guide#${anchorOf(title)}`;
export const schemaAddress = (schema: string) => `${docsAt}/schemas#schema-${schema}`;
export const typeAddress = (type: string) => `${docsAt}/types#type-${type}`;
