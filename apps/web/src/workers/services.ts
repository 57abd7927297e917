// What a worker can be started for. Each is loaded by the worker that serves it, so that all of them share one graph of files.
export const services = {
  engine: async () => (await import('../engine/engine-service.ts')).engine,
  armies: async () => (await import('../places/armies/army-service.ts')).armies,
  pairing: async () => (await import('../places/pairing/pairing-service.ts')).pairings,
  library: async () => (await import('../games/wh40k/library/library-service.ts')).library,
  skirmish: async () => (await import('../skirmish/session/skirmish-service.ts')).skirmish,
  review: async () => (await import('../places/review/review-service.ts')).reviews,
  muster: async () => (await import('../skirmish/menu/muster-service.ts')).muster,
} as const;

export type ServiceName = keyof typeof services;
