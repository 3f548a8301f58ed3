/** Apps that show a social page better than the browser does, by the host of its address. */
const apps: Record<string, string> = {
  'facebook.com': 'com.facebook.katana',
  'instagram.com': 'com.instagram.android',
};

/**
 * The address that opens a social page in its app on Android; without the app, Android falls back to the page itself.
 * undefined for an address that no known app shows.
 */
export function androidLink(address: string): string | undefined {
  const { host, pathname, search } = new URL(address);
  const app = apps[host.replace(/^(?:www|m|es-la|web)\./, '')];
  if (!app) return undefined;
  return `intent://${host}${pathname}${search}#Intent;scheme=https;package=${app};S.browser_fallback_url=${encodeURIComponent(address)};end`;
}
