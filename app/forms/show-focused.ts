/** What has the focus comes into the middle, with its label above and its validation message below. */
export const showFocused = () =>
  document.activeElement?.scrollIntoView({ block: 'center', behavior: 'instant' });
