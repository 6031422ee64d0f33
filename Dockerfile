# The app with Node and the libraries it needs, and nothing else: no shell, no package manager. `docker build -t aisleway .`
FROM node:22-bookworm-slim AS build
RUN apt-get update && apt-get install --yes --no-install-recommends busybox-static
WORKDIR /build
# The packages are a layer of their own, which stays as it is until the lock file changes.
COPY package.json package-lock.json ./
COPY apps/api/package.json apps/api/
COPY apps/web/package.json apps/web/
COPY packages/core/package.json packages/core/
COPY packages/sample-store/package.json packages/sample-store/
COPY packages/search/package.json packages/search/
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run package && sh deploy/docker/make-root.sh /image dist/aisleway-*.tar.gz

FROM scratch
COPY --from=build /image /
COPY --from=build --chown=10001:10001 /image/data /data
USER 10001:10001
WORKDIR /app
ENV PATH=/bin NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["node", "/health.mjs"]
ENTRYPOINT ["node"]
CMD ["apps/api/dist/main.js"]
