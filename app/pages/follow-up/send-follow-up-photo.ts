import { call } from '#app/api/call.ts';
import { sendFollowUpPhoto as send } from '#domain/adoption/follow-up-photo-calls.ts';

/** @param key of the mail's link @returns the photo's id @throws ApiError */
export async function sendFollowUpPhoto(key: string, file: File): Promise<string> {
  return (await call(send, { key, file })).id;
}
