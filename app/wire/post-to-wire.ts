import type { FieldErrors } from '#domain/errors.ts';

export type WireAnswer =
  | { ok: true; data: unknown }
  /** `status` is 0 when the portal could not be reached. */
  | { ok: false; status: number; message: string; errors: FieldErrors };

/** One call as a visitor. It does not throw: a form has to say something in every case. */
export async function postToWire(action: string, body: object): Promise<WireAnswer> {
  try {
    const response = await fetch(`/api/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as {
      data?: unknown;
      message?: string;
      errors?: FieldErrors;
    };
    if (response.ok) return { ok: true, data: answer.data };
    const { message = '', errors = {} } = answer;
    return { ok: false, status: response.status, message, errors };
  } catch {
    return { ok: false, status: 0, message: 'Network Error', errors: {} };
  }
}
