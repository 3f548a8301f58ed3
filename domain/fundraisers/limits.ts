/** In characters; apart from the rules, which pages load when something is written. */
export const longestTitle = 80;
export const longestStory = 3_000;
export const longestOrganizer = 60;
export const longestAlt = 200;
export const longestReport = 600;
