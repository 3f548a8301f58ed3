/** Of the documents that subscriptions are; there is only one series. */
export const subscriptionKind = 'newsletterSubscription';
export const subscriptionSeries = '';
