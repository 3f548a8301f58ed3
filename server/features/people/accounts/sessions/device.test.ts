import { describe, expect, it } from 'vitest';
import { deviceName, providerNetworkOf } from './device.ts';

describe('a device', () => {
  it.each([
    [
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
      'Chrome · Android',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
      'Safari · iPhone',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0',
      'Edge · Windows',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox · Linux'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
      'Safari · macOS',
    ],
    [
      'Mozilla/5.0 (Linux; Android 13; SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
      'Samsung Internet · Android',
    ],
    ['curl/8.5.0', ''],
    ['<script>alert(1)</script>', ''],
    ['', ''],
  ])('is named by what people call it: %.60s', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });

  it.each([
    ['189.203.4.5', '189.203.99.1', true],
    ['::ffff:189.203.4.5', '189.203.7.7', true],
    ['189.203.4.5', '189.204.4.5', false],
    ['2806:2f0:9000:1::5', '2806:2f0:9000:ffff::6', true],
    ['2806:2f0:9000:1::5', '2806:2f1:9000:1::5', false],
  ])('moves about in one network: %s and %s: %s', (one, other, same) => {
    expect(providerNetworkOf(one) === providerNetworkOf(other)).toBe(same);
  });
});
