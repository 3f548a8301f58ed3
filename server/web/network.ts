import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

/** Whether it is an address, and leads no further than this machine. */
export function isLoopback(address: string): boolean {
  const version = isIP(address);
  return version > 0 && loopback.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

/**
 * The network that one subscriber has: an IPv4 address, also where it is written as IPv6 (`::ffff:10.0.0.1`,
 * `::ffff:a00:1`), or the /64 of an IPv6 address (RFC 6177), as its first four groups. Anything else is returned as it is.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(withoutZone(address));
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups[5] === 0xffff && groups.slice(0, 5).every((group) => group === 0);
  if (isMapped) return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
  return groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':');
}

const withoutZone = (address: string) => address.split('%', 1)[0] ?? '';

/** All eight, of an address that is valid (RFC 4291 §2.2). */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('::');
  const before = head.split(':').filter(Boolean).flatMap(numbersOf);
  const after = (tail ?? '').split(':').filter(Boolean).flatMap(numbersOf);
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

/** The last 32 bits may be written as IPv4. */
function numbersOf(part: string): number[] {
  if (!isIPv4(part)) return [Number.parseInt(part, 16)];
  const [a = 0, b = 0, c = 0, d = 0] = part.split('.').map(Number);
  return [a * 256 + b, c * 256 + d];
}
