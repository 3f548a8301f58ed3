import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [reactRouter()],
  build: {
    target: 'es2022',
    // The server is the SSR entry, so that pages and wire run in one module graph.
    rollupOptions: isSsrBuild ? { input: './server/main.ts' } : {},
    assetsInlineLimit: 0,
  },
}));
