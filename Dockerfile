# The whole product in one image: `oddsmith serve` unless another command is given.
FROM node:24-slim AS manifests
WORKDIR /oddsmith
COPY package.json package-lock.json ./
COPY packages/analysis/package.json packages/analysis/
COPY packages/client/package.json packages/client/
COPY packages/compute/package.json packages/compute/
COPY packages/conformance/package.json packages/conformance/
COPY packages/games/package.json packages/games/
COPY packages/kernel/package.json packages/kernel/
COPY packages/mcp/package.json packages/mcp/
COPY packages/skirmish/package.json packages/skirmish/
COPY packages/words/package.json packages/words/
COPY apps/cli/package.json apps/cli/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/

# Dependencies before sources: they are fetched again only when they change.
FROM manifests AS build
RUN npm ci
COPY . .
RUN npm run -s build

# What the server and the command line need. The libraries of the pages are in the built pages already.
FROM manifests AS production
RUN npm ci --omit=dev --workspace @oddsmith/cli

FROM production
ENV NODE_ENV=production
COPY --from=build /oddsmith/packages packages
COPY --from=build /oddsmith/apps/cli/dist apps/cli/dist
COPY --from=build /oddsmith/apps/server/dist apps/server/dist
COPY --from=build /oddsmith/apps/server/public apps/server/public
COPY --from=build /oddsmith/apps/web/dist apps/web/dist
USER node
EXPOSE 8042
ENTRYPOINT ["node", "apps/cli/dist/bundle/oddsmith.js"]
CMD ["serve"]
