import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { packageFolder } from './process/package-folder.ts';

// Of the build's own folder, which each build empties. Where that cannot be written, every start compiles anew.
enableCompileCache(path.join(packageFolder, 'build/server/compile-cache'));
await import('./main.ts');
