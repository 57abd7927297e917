// Draws the OpenAPI document of this server: every operation with its fields and a form to try it, then the schemas.

/** @typedef {{ [key: string]: any }} Json */

const spec = await (await fetch('/api/v1/openapi.json')).json();
const { calculators } = await (await fetch('/api/v1/calculators')).json();

/** An element with attributes and children; text is always text, never markup. */
function element(/** @type {string} */ name, /** @type {Json} */ attributes = {}, .../** @type {any[]} */ children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children.filter((child) => child !== undefined && child !== ''));
  return made;
}

const nameOf = (/** @type {string} */ ref) => ref.replace('#/components/schemas/', '');

/** What a value may be, in a few words; components are links. */
function typeOf(/** @type {Json} */ schema) {
  if (schema.$ref) return element('a', { href: `#${nameOf(schema.$ref)}` }, nameOf(schema.$ref));
  if ('const' in schema) return element('code', {}, JSON.stringify(schema.const));
  if (schema.enum)
    return element('code', {}, schema.enum.map((/** @type {any} */ one) => JSON.stringify(one)).join(' | '));
  const either = schema.anyOf ?? schema.oneOf;
  if (either)
    return element(
      'span',
      {},
      ...either.flatMap((/** @type {Json} */ one, /** @type {number} */ i) =>
        i ? [' or ', typeOf(one)] : [typeOf(one)],
      ),
    );
  if (schema.type === 'array') return element('span', {}, 'list of ', typeOf(schema.items ?? {}));
  if (schema.additionalProperties?.$ref || schema.additionalProperties?.type)
    return element('span', {}, 'by name: ', typeOf(schema.additionalProperties));
  if (schema.title && schema.properties) return schema.title;
  const range =
    'minimum' in schema || 'maximum' in schema ? ` ${schema.minimum ?? '…'} to ${schema.maximum ?? '…'}` : '';
  return `${[schema.type ?? 'anything'].flat().join(' or ')}${range}`;
}

function fieldTable(/** @type {Json} */ schema) {
  const rows = Object.entries(schema.properties ?? {}).map(([name, field]) =>
    element(
      'tr',
      {},
      element('td', {}, element('code', {}, name)),
      element('td', {}, typeOf(field)),
      element(
        'td',
        {},
        'x-default' in field
          ? element('code', {}, JSON.stringify(field['x-default']))
          : schema.required?.includes(name)
            ? 'required'
            : '',
      ),
      element('td', { class: 'soft' }, [field.title, field.description].filter(Boolean).join(': ')),
    ),
  );
  if (rows.length === 0) return element('p', {}, typeOf(schema));
  const heads = ['Field', 'Value', 'Default', 'Meaning'].map((text) => element('th', { scope: 'col' }, text));
  return element(
    'div',
    { class: 'table' },
    element('table', {}, element('thead', {}, element('tr', {}, ...heads)), element('tbody', {}, ...rows)),
  );
}

/** An example body: the first ready battle of a calculator. */
async function exampleOf(/** @type {string} */ operation, /** @type {string} */ id) {
  const { example } = await (await fetch(`/api/v1/calculators/${id}`)).json();
  return JSON.stringify(operation === 'batch' ? [{ id: 'a', ...example }] : example, null, 2);
}

async function bodyField(/** @type {string} */ operation) {
  const text = element('textarea', { spellcheck: 'false', 'aria-label': 'Body as JSON' });
  const choose = element(
    'select',
    { 'aria-label': 'Calculator of the example' },
    ...calculators.map((/** @type {Json} */ one) => element('option', { value: one.id }, one.id)),
  );
  const fill = async () => {
    text.value = calculators.length === 0 ? '{}' : await exampleOf(operation, choose.value);
  };
  choose.addEventListener('change', fill);
  await fill();
  return { text, nodes: [element('label', {}, 'Example for ', choose), text] };
}

/** A form that sends the operation and shows status, time and body of the answer. */
async function tryIt(/** @type {string} */ path, /** @type {string} */ method, /** @type {Json} */ operation) {
  const parameters = (operation.parameters ?? []).map((/** @type {Json} */ one) => ({
    name: one.name,
    input: element('input', { value: one.schema?.examples?.[0] ?? '', 'aria-label': one.name }),
  }));
  const body = operation.requestBody && (await bodyField(operation.operationId));
  const output = element('pre', { 'aria-live': 'polite', tabindex: '0', hidden: '' });
  const form = element(
    'form',
    {},
    ...parameters.map((/** @type {Json} */ one) => element('label', {}, `${one.name} `, one.input)),
    ...(body?.nodes ?? []),
    element('button', {}, 'Send'),
    output,
  );
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const url = parameters.reduce(
      (/** @type {string} */ all, /** @type {Json} */ one) =>
        all.replace(`{${one.name}}`, encodeURIComponent(one.input.value)),
      path,
    );
    const start = performance.now();
    const reply = await fetch(url, {
      method,
      ...(body && { body: body.text.value, headers: { 'content-type': 'application/json' } }),
    });
    const answer = await reply.json();
    output.hidden = false;
    output.textContent = `${reply.status} in ${Math.round(performance.now() - start)} ms\n${JSON.stringify(answer, null, 2)}`;
  });
  return form;
}

function operationCard(/** @type {string} */ path, /** @type {string} */ method, /** @type {Json} */ operation) {
  const content = element('div');
  const card = element(
    'details',
    { id: operation.operationId },
    element(
      'summary',
      {},
      element('span', { class: 'method' }, method.toUpperCase()),
      element('span', { class: 'path' }, path),
      ` ${operation.summary ?? ''}`,
    ),
    content,
  );
  const body = operation.requestBody?.content['application/json'].schema;
  const answers = Object.entries(operation.responses).map(([status, reply]) =>
    element(
      'li',
      {},
      element('code', {}, status),
      ` ${reply.description} `,
      typeOf(Object.values(reply.content ?? {})[0]?.schema ?? {}),
    ),
  );
  content.append(
    element('p', {}, operation.description ?? ''),
    ...(body ? [element('p', {}, 'Body: ', typeOf(body))] : []),
    element('ul', {}, ...answers),
  );
  card.addEventListener(
    'toggle',
    async () => content.append(element('h3', {}, 'Try it'), await tryIt(path, method, operation)),
    { once: true },
  );
  return card;
}

function componentCard(/** @type {string} */ name, /** @type {Json} */ schema) {
  const variants = schema.oneOf ?? schema.anyOf ?? schema.items?.oneOf;
  const shown = variants
    ? variants.flatMap((/** @type {Json} */ one) => [element('h4', {}, one.title ?? ''), fieldTable(one)])
    : [fieldTable(schema)];
  return element(
    'details',
    { id: name },
    element('summary', {}, element('strong', {}, name)),
    element('div', {}, element('p', {}, schema.description ?? ''), ...shown),
  );
}

/** A link to something folded away unfolds it. */
function openTarget() {
  const target = document.getElementById(location.hash.slice(1));
  if (target instanceof HTMLDetailsElement) target.open = true;
}

const byId = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
byId('about').textContent = `${spec.info.description} Version ${spec.info.version}.`;
for (const tag of spec.tags) {
  const cards = Object.entries(spec.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.tags?.includes(tag.name))
      .map(([method, operation]) => operationCard(path, method, operation)),
  );
  byId('operations').append(element('h2', {}, tag.description), ...cards);
}
byId('components').append(
  ...Object.entries(spec.components.schemas).map(([name, schema]) => componentCard(name, schema)),
);
addEventListener('hashchange', openTarget);
openTarget();
