# Builds the web app, then runs the server from the sources: Node strips the types, so there is nothing else to build.
FROM node:26-slim AS build
WORKDIR /valence
COPY package.json package-lock.json ./
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY packages/chemistry/package.json packages/chemistry/
COPY packages/contract/package.json packages/contract/
COPY packages/design/package.json packages/design/
COPY packages/figures/package.json packages/figures/
COPY packages/questions/package.json packages/questions/
COPY packages/study/package.json packages/study/
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:26-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 NODE_COMPILE_CACHE=/tmp/node-compile-cache
WORKDIR /valence
COPY --from=build --chown=node:node /valence/package.json ./
COPY --from=build --chown=node:node /valence/node_modules node_modules
COPY --from=build --chown=node:node /valence/packages packages
COPY --from=build --chown=node:node /valence/apps apps
USER node
EXPOSE 3000
# Alive, not ready: a database that is away is no reason to restart the server.
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "apps/server/src/main.ts"]
