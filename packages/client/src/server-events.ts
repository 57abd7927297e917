// Server-sent events of a reply: name and data of each, as they come.
export interface ServerEvent {
  readonly event: string;
  readonly data: string;
}

export async function* serverEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader();
  let left = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = (left + value).split('\n\n');
      left = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = eventIn(block);
        if (event !== undefined) yield event;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** Undefined of a comment, which only says that the server is there. */
function eventIn(block: string): ServerEvent | undefined {
  const lines = block.split('\n').filter((line) => !line.startsWith(':'));
  const field = (name: string): string | undefined =>
    lines
      .find((line) => line.startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trimStart();
  const data = field('data');
  return data === undefined ? undefined : { event: field('event') ?? 'message', data };
}
