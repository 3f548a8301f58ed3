/** What the form of a code sends it by, where no script leads to its page. */
export const codeParam = 'codigo';
