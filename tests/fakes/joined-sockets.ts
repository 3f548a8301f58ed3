import type { Socket } from 'node:net';

/** Two ends of a connection through a fake: when one closes, so does the other. @param open holds both while they are */
export function joinSockets(open: Set<Socket>, one: Socket, other: Socket): void {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    open.add(from);
    from.on('error', () => {});
    from.on('close', () => {
      open.delete(from);
      to.destroy();
    });
  }
}
