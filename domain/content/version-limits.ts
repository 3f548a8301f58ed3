/** Of each document: how many of the newest versions stay whatever their age, and how many there may be at all. */
export const retainedVersions = 50;
export const mostVersions = 500;
/** Days for which a version stays that was published, or only made, since then. */
export const versionRetentionDays = 365;
