/** What stands between backticks is code. */
export const Prose = ({ children }: { children: string }) =>
  children.split('`').map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a page is written once.
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  );
