import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  ssr: true,
  // The whole route map comes with the first page: no request per visible link.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
