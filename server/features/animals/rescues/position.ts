import { distanceBetween, type Point } from '../pets/core/mexican-places.ts';
import type { RescueReport } from './rescue-report.ts';

/** @param position as a report has it: degrees, latitude first */
export function pointOf(position: string): Point {
  const [latitude = 0, longitude = 0] = position.split(',').map(Number);
  return { latitude, longitude };
}

/** Kilometers: a frightened animal walks. */
const near = 2;

type Placed = Pick<RescueReport, 'postalCode' | 'position'>;

/** In one postal code, or where both positions are known not far apart: codes end in the middle of streets. */
export function isNear(one: Placed, other: Placed): boolean {
  if (one.position && other.position) {
    return distanceBetween(pointOf(one.position), pointOf(other.position)) <= near;
  }
  return one.postalCode !== '' && one.postalCode === other.postalCode;
}
