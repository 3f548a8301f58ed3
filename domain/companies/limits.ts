/** In characters; apart from the rules, which pages load when something is written. */
export const longestCompanyName = 80;
export const longestLegalName = 254;
export const longestContactName = 120;
export const longestWebsite = 200;
