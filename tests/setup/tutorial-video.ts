/** Of the tutorial about booklets that come by e-mail, in the portal of all journeys; the one that plays it serves it. */
export const tutorialVideo = '/videos/booklet-from-email.mp4';
