import { v7 as uuid } from 'uuid';
import type { Database } from '#server/db/database.ts';
import { createAccounts } from './accounts.ts';
import type { Call } from './load.ts';

/** Donations that one account may begin in an hour. */
const perDonor = 30;
const password = 'Tres perros y un gato';

/** Makes donors and signs them in. @returns the next donation, while there is one; each under a key of its own */
export async function prepareDonations(
  database: Database,
  url: string,
  count: number,
): Promise<() => Call | undefined> {
  const donors = await createAccounts(database, Math.ceil(count / perDonor), password);
  const calls: Call[] = [];
  for (const [index, email] of donors.entries()) {
    const from = { 'x-forwarded-for': `10.20.${index >> 8}.${index & 255}` };
    const post = async (action: string, body: object) => {
      const answer = await fetch(`${url}/api/${action}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...from },
        body: JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(`${action}: ${answer.status} ${await answer.text()}`);
      return ((await answer.json()) as { data: Record<string, string> }).data;
    };
    const { apikey } = await post('usuarios:obtener_apikey', {
      correo: email,
      contrasena: password,
    });
    const { jwt } = await post('sesion:iniciar', { correo: email, apikey });
    for (let n = 0; n < perDonor; n += 1) {
      calls.push({
        path: '/api/donaciones:crear_stripe_payment',
        body: JSON.stringify({
          tipo: 'alimento',
          stripe_id: 'pm_card_visa',
          monto: 250_00,
          email,
          impuestos: false,
          anonima: false,
        }),
        headers: { authorization: `Bearer ${jwt}`, 'idempotency-key': uuid(), ...from },
      });
    }
  }
  // So that no account is at its limit before the others.
  const inTurn = calls.map((_, index) => {
    const donor = index % donors.length;
    return calls[donor * perDonor + Math.floor(index / donors.length)];
  });
  let taken = 0;
  return () => inTurn[taken++];
}
