# The whole product in one image: `oddsmith serve` unless another command is given.
FROM node:20-slim AS build
WORKDIR /oddsmith
COPY . .
RUN npm ci && npm run -s build && npm prune --omit=dev

FROM node:20-slim
ENV NODE_ENV=production
WORKDIR /oddsmith
COPY --from=build /oddsmith /oddsmith
USER node
EXPOSE 8042
ENTRYPOINT ["node", "apps/cli/dist/main.js"]
CMD ["serve"]
