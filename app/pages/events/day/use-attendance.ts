import { useState } from 'react';
import { call } from '#app/api/call.ts';
import { explainFailure, type Failure } from '#app/feedback/explain-failure.ts';
import { useSignInText } from '#app/i18n/sign-in/use-sign-in-text.ts';
import type { GivenToCall } from '#domain/contract/call.ts';
import { type DayList, noteAttendance } from '#domain/events/event-day-calls.ts';

/** Notes who came as soon as it is ticked, several pets at once where the connection is slow. */
export function useAttendance(eventId: string, loaded: DayList) {
  const { failures } = useSignInText();
  const [visitors, setVisitors] = useState(loaded.visitors);
  /** By pet, what was ticked here; it goes before what was loaded. */
  const [ticked, setTicked] = useState<ReadonlyMap<string, boolean | null>>(new Map());
  const [failure, setFailure] = useState<Failure>();

  const tick = (petId: string, attended: boolean | null) =>
    setTicked((before) => new Map(before).set(petId, attended));

  /** @returns whether the portal has it */
  async function note(
    noted: Omit<GivenToCall<typeof noteAttendance>, 'eventId'>,
  ): Promise<boolean> {
    setFailure(undefined);
    try {
      await call(noteAttendance, { eventId, ...noted });
      return true;
    } catch (error) {
      setFailure(explainFailure(error, failures));
      return false;
    }
  }

  const pets = loaded.pets.map((pet) => ({ ...pet, attended: ticked.get(pet.id) ?? pet.attended }));
  return {
    list: { visitors, pets } satisfies DayList,
    failure,
    async setAttended(petId: string, attended: boolean) {
      const before = pets.find(({ id }) => id === petId)?.attended ?? null;
      tick(petId, attended);
      if (!(await note({ pets: [{ petId, attended }] }))) tick(petId, before);
    },
    async setVisitors(count: number | null) {
      const isSaved = await note({ visitors: count });
      if (isSaved) setVisitors(count);
      return isSaved;
    },
  };
}
