import type { VolunteerTask } from '#domain/volunteers/volunteer-words.ts';

/** A shift as it is kept. Instants are UTC ISO 8601. */
export interface Shift {
  id: string;
  createdAt: string;
  task: VolunteerTask;
  place: string;
  startsAt: string;
  endsAt: string;
  places: number;
  notes: string;
  canceledAt: string | null;
  reviewedAt: string | null;
}

/** Somebody on a shift. */
export interface Turn {
  id: string;
  shiftId: string;
  volunteerId: string;
  offeredAt: string | null;
  /** The shift for which alone it is given. */
  wants: string | null;
}
