import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** As docs/operations.md has it, but for the address of visitors, which the bench makes up. */
const configuration = (port: number, portals: readonly number[]) => `
daemon off; worker_processes 1; pid nginx.pid; error_log nginx-error.log;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path a; uwsgi_temp_path b; scgi_temp_path c;
  upstream portal {
    zone portal 64k;
    ${portals.map((one) => `server 127.0.0.1:${one} max_fails=1 fail_timeout=3s;`).join('\n    ')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 41m;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $http_x_forwarded_for;
    proxy_connect_timeout 2s;
    proxy_read_timeout 180s;
    proxy_next_upstream error timeout;
    proxy_next_upstream_tries 3;
    location / { proxy_pass http://portal; }
    location = /readyz { proxy_pass http://portal; proxy_next_upstream error timeout http_503; }
  }
}
`;

/** @returns what stops it */
export async function startNginx(
  folder: string,
  port: number,
  portals: readonly number[],
): Promise<() => Promise<void>> {
  const home = path.join(folder, `nginx-${portals.length}`);
  await mkdir(home);
  const file = path.join(home, 'nginx.conf');
  await writeFile(file, configuration(port, portals));
  const child = spawn('nginx', ['-p', home, '-c', file], { stdio: 'inherit' });
  const ended = once(child, 'exit');
  process.once('exit', () => child.kill('SIGTERM'));
  let isUp = false;
  while (!isUp) {
    if (child.exitCode !== null) throw new Error('nginx did not start');
    await delay(100);
    isUp = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  }
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
}
