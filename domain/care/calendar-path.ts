/** What is due for the animals of whoever has this key: to subscribe to. */
export const careCalendarPath = (key: string): string => `/feeds/cuidados/${key}.ics`;
