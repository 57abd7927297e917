// One connection that sends small requests one after the other: a third of what Node's own client takes, on the cores that the server needs.
import { connect, type Socket } from 'node:net';
import type { Heavy } from './worst.ts';

const HEAD_END = '\r\n\r\n';

export class KeptConnection {
  private readonly port: number;
  private socket: Socket | undefined;
  private received = '';
  private answered: (status: number) => void = () => {};

  constructor(port: number) {
    this.port = port;
  }

  /** The status, once the whole answer has come; 0 when the server hung up. Answers say how long they are. */
  post({ path, type, body }: Heavy, from: string): Promise<number> {
    const head = `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: ${type}\r\ncontent-length: ${Buffer.byteLength(body)}`;
    return new Promise((resolve) => {
      this.answered = resolve;
      this.received = '';
      this.socket ??= this.open();
      this.socket.write(`${head}\r\nx-forwarded-for: ${from}${HEAD_END}${body}`);
    });
  }

  close(): void {
    this.socket?.destroy();
  }

  private open(): Socket {
    const socket = connect(this.port, '127.0.0.1').setEncoding('latin1').setNoDelay(true);
    socket.on('data', (text: string) => this.take(text));
    socket.on('error', () => {});
    socket.on('close', () => {
      this.socket = undefined;
      this.answered(0);
    });
    return socket;
  }

  private take(text: string): void {
    this.received += text;
    const end = this.received.indexOf(HEAD_END);
    if (end < 0) return;
    const length = Number(/^content-length: (\d+)/im.exec(this.received)?.[1]);
    if (this.received.length < end + HEAD_END.length + length) return;
    this.answered(Number(this.received.slice(9, 12)));
  }
}
