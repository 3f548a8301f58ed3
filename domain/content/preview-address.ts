/** The parameter of a page's address that shows a draft to whoever has it. */
export const previewParam = 'vista-previa';
