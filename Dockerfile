# syntax=docker/dockerfile:1
# The version of the package `node` in package.json.
FROM node:24.21.0-bookworm-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json ./
# The image has Node already, so that the package `node` stays empty without its script. Nothing that runs needs SQLite's
# sources, its binaries for other systems, types or maps.
RUN npm ci --omit=dev --ignore-scripts \
  && cd node_modules \
  && rm -rf better-sqlite3/deps better-sqlite3/prebuilds/darwin-* better-sqlite3/prebuilds/win32-* \
    better-sqlite3/prebuilds/linuxmusl-* \
  && find . -type f '(' -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' ')' -delete

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
ENV PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 PUPPETEER_SKIP_DOWNLOAD=1
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build

FROM node:24.21.0-bookworm-slim
# ffmpeg for videos, prlimit (util-linux) is in the base; tini passes signals on and reaps what the portal starts. Drivers of
# graphics cards, which ffmpeg asks for and the portal never uses, are left out.
RUN printf 'path-exclude=/usr/lib/*/%s\n' 'dri/*' 'libLLVM*' 'libz3.*' > /etc/dpkg/dpkg.cfg.d/no-graphics-drivers \
  && apt-get update && apt-get install -y --no-install-recommends ffmpeg tini \
  && rm -rf /var/lib/apt/lists/* \
  && install -d -o node -g node -m 0700 /data /backups
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2 NPM_CONFIG_UPDATE_NOTIFIER=false
# In this order an update that changes no package brings the last few megabytes alone.
COPY --from=dependencies /app/node_modules ./node_modules
COPY --from=build /app/package.json /app/tsconfig.json /app/LICENSE ./
COPY --from=build /app/app/components/drawings ./app/components/drawings
COPY --from=build /app/content ./content
COPY --from=build /app/domain ./domain
COPY --from=build /app/scripts ./scripts
COPY --from=build /app/server ./server
COPY --from=build /app/build ./build
# Compiled code of a start, for the next one.
RUN install -d -o node -g node -m 0700 build/server/compile-cache
USER node
EXPOSE 3000
VOLUME /data
HEALTHCHECK --interval=15s --timeout=3s --start-period=60s --retries=4 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/healthz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
ENTRYPOINT ["tini", "--"]
CMD ["node", "--no-warnings", "--max-semi-space-size=8", "build/server/index.js"]
