import { afterEach, describe, expect, it, vi } from 'vitest';
import { verifySignature } from './verify-signature.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const signed = async () => {
  const pair = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']);
  const message = new TextEncoder().encode('Canela');
  const signature = new Uint8Array(await crypto.subtle.sign('Ed25519', pair.privateKey, message));
  const key = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
  const other = Uint8Array.from(message, (byte, at) => (at === 0 ? byte ^ 1 : byte));
  return { message, signature, key, other };
};

describe.each(['a browser that knows Ed25519', 'one that does not'])('in %s', (browser) => {
  it('a signature holds for what was signed, and for nothing else', async () => {
    const { message, signature, key, other } = await signed();
    const verify = vi.spyOn(crypto.subtle, 'verify');
    if (browser === 'one that does not') {
      const unknown = new DOMException('Unrecognized name.', 'NotSupportedError');
      vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(unknown);
    }
    expect(await verifySignature(signature, message, key)).toBe(true);
    expect(await verifySignature(signature, other, key)).toBe(false);
    expect(verify).toHaveBeenCalledTimes(browser === 'one that does not' ? 0 : 2);
  });
});
