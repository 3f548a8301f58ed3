/** The shifts of whoever has this key: to subscribe to. */
export const shiftCalendarPath = (key: string): string => `/feeds/voluntariado/${key}.ics`;
