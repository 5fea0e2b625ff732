FROM node:24-slim AS build
WORKDIR /tablee
RUN npm install --global pnpm@12.21.0
COPY . .
RUN pnpm install --frozen-lockfile
RUN script/build server
RUN pnpm --filter @tablee/workers deploy --prod --legacy /out && cp -r workers/build /out/build

FROM node:24-slim
WORKDIR /tablee
ENV NODE_ENV=production
COPY --from=build --chown=node:node /out .
RUN mkdir /data && chown node:node /data
USER node
CMD ["node", "--enable-source-maps", "build/main.js"]
