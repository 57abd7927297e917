// A worker of the app without a thread: the same services, asked with the same messages, in the same process.
interface Call {
  readonly id: number;
  readonly name: string;
  readonly given: readonly unknown[];
}

type Listener = (event: { readonly data: unknown }) => void;

export class InProcessWorker {
  private readonly service: string;
  private readonly listeners: Listener[] = [];

  constructor(_: URL, { name }: { readonly name: string }) {
    this.service = name.split(' ')[0];
  }

  addEventListener(_: 'message', listen: Listener): void {
    this.listeners.push(listen);
  }

  terminate(): void {
    this.listeners.length = 0;
  }

  async postMessage({ id, name, given }: Call): Promise<void> {
    const { services } = await import('../src/workers/services.ts');
    const serve = services[this.service as keyof typeof services];
    const reply = await Promise.resolve()
      .then(async () => Reflect.apply(Reflect.get(await serve(), name), undefined, structuredClone(given)))
      .then(
        (value) => ({ id, value: structuredClone(value) }),
        (reason) => ({ id, failure: String(reason) }),
      );
    for (const listen of this.listeners) listen({ data: reply });
  }
}
