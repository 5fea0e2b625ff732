FROM node:24-slim AS build
WORKDIR /tablee
RUN npm install --global pnpm@12.21.0
COPY . .
RUN pnpm install --frozen-lockfile
RUN script/build
RUN pnpm --filter @tablee/api deploy --prod --legacy /out && cp -r apps/api/build /out/build

FROM node:24-slim
WORKDIR /tablee
ENV NODE_ENV=production
COPY --from=build --chown=node:node /out .
# The API sends the pages of both apps: it puts a nonce into each.
COPY --from=build --chown=node:node /tablee/apps/web/build apps/web/build
COPY --from=build --chown=node:node /tablee/content content
COPY --from=build --chown=node:node /tablee/apps/admin-console/build apps/admin-console/build
RUN mkdir /data && chown node:node /data
USER node
EXPOSE 3000
CMD ["node", "--enable-source-maps", "build/main.js"]
