// Types of an OpenAPI document, as the generator makes them by itself. It stands here beside the compiler it needs, which is an older one.
import openapiTS, { astToString } from 'openapi-typescript';

export async function typesOf(document: string): Promise<string> {
  return astToString(await openapiTS(document));
}
