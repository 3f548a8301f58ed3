export type PetIdsByEvent = ReadonlyMap<string, string[]>;

/** As calendars and people read them: the soonest first. */
export const inOrder = (['date', 'startsAt', 'endsAt'] as const).map((field) => ({
  field,
  direction: 'asc' as const,
}));

export function byEvent(places: readonly { eventId: string; petId: string }[]): PetIdsByEvent {
  const found = new Map<string, string[]>();
  for (const { eventId, petId } of places)
    found.set(eventId, [...(found.get(eventId) ?? []), petId]);
  return found;
}
