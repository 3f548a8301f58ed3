/**
 * Hears of each call of another service.
 * @param failure missing where the service answered, be it with a no
 */
export type NoteCall = (milliseconds: number, failure?: unknown) => void;
