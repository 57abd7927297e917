// Reads bodies. Only JSON is taken, and a body that is not JSON is told apart from one with a dangerous key.
import type { FastifyInstance } from 'fastify';
import { ProblemError } from './problem-reply.ts';

export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  // Refuses __proto__ and constructor.prototype as keys, however they are written.
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    parse(request, String(body), (error, value) => (error ? done(reasonOf(String(body))) : done(null, value)));
  });
}

function reasonOf(body: string): ProblemError {
  if (body === '') return new ProblemError('request/malformed-json', 'the body is empty');
  try {
    JSON.parse(body);
  } catch (thrown) {
    return new ProblemError('request/malformed-json', `the body is not JSON: ${(thrown as Error).message}`);
  }
  return new ProblemError('request/forbidden-key', 'the body has a key __proto__ or constructor.prototype');
}
