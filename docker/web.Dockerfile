FROM node:24-slim AS build
WORKDIR /tablee
RUN npm install --global pnpm@12.21.0
COPY . .
RUN pnpm install --frozen-lockfile
RUN script/build

FROM caddy:2-alpine
COPY docker/Caddyfile /etc/caddy/Caddyfile
COPY --from=build /tablee/apps/web/build/assets /srv/web/assets
COPY --from=build /tablee/apps/admin-console/build/assets /srv/console/assets
