import { randomUUID } from 'node:crypto';
import { made, type Person } from '../person.ts';
import type { World } from '../world.ts';

/** The organisation's own account, 01600326941; `services.ts` names it to the portals. */
export const ownClabe = '002115016003269411';
const account = '01600326941';

const dayBefore = () => new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

/** Cash that one person counts and another one confirms, twice at once: it is booked once. */
export async function countCash(
  { journal }: World,
  { counter, confirmer }: { counter: Person; confirmer: Person },
): Promise<void> {
  const coins = journal.cash.length + 1;
  const amountCents = 100_000 + 10 * coins;
  const count = made(
    await counter.write('donaciones:contar_efectivo', {
      ...{ fecha: dayBefore(), lugar: 'Posada' },
      piezas: [
        { valor: 1_000, cantidad: 1 },
        { valor: 0.1, cantidad: coins },
      ],
    }),
    'a count of cash',
  );
  if (!count) return;
  const id = String(count.id);
  const confirm = () =>
    confirmer.write('donaciones:confirmar_conteo', { id, monto: amountCents / 100 });
  const replies = await Promise.all([confirm(), confirm()]);
  // The other one is too late; or the answer of the one that made it was lost.
  const isDone = replies.some((reply) => reply?.status === 200);
  journal.cash.push({ id, amountCents, isDone });
}

/** A statement of three deposits, imported twice at once, and again with one more: each is there once. */
export async function importStatement({ journal }: World, treasurer: Person): Promise<void> {
  const lines = [0, 1, 2, 3].map((index) => ({
    name: `torture-${randomUUID()}`,
    cents: 50_00 + journal.bankLines.length + index,
  }));
  const bring = async (some: typeof lines) => {
    const file = Buffer.from(statementOf(some));
    const reply = await treasurer.write('donaciones:importar_estado_de_cuenta', {}, file);
    return reply?.status === 200;
  };
  const first = lines.slice(0, 3);
  const both = await Promise.all([bring(first), bring(first)]);
  const isWhole = await bring(lines);
  for (const [index, line] of lines.entries()) {
    journal.bankLines.push({ ...line, isDone: isWhole || (index < 3 && both.includes(true)) });
  }
}

const statementOf = (lines: readonly { name: string; cents: number }[]) => `OFXHEADER:100
DATA:OFXSGML
VERSION:102

<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>MXN<BANKACCTFROM><BANKID>002<ACCTID>${account}</BANKACCTFROM><BANKTRANLIST>
${lines
  .map(
    ({ name, cents }) =>
      `<STMTTRN><DTPOSTED>${dayBefore().replaceAll('-', '')}<TRNAMT>${(cents / 100).toFixed(2)}<FITID>${name}<NAME>SPEI RECIBIDO<MEMO>${name}</STMTTRN>`,
  )
  .join('\n')}
</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;
