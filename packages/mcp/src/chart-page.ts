// The chart as an MCP app: one page without any file beside it, which the host shows where it can. The text stands without it.

export const CHART_ADDRESS = 'ui://oddsmith/chart';
export const CHART_TYPE = 'text/html;profile=mcp-app';

/** The version of the protocol between the page and its host. */
const APP_PROTOCOL = '2026-01-26';

export const chartPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Oddsmith</title>
<style>
  :root { color-scheme: light dark; font: 14px/1.45 system-ui, sans-serif; }
  body { margin: 0; padding: 12px; background: transparent; color: light-dark(#1a1c22, #e8e9ee); }
  h1 { font-size: 1rem; margin: 0 0 8px; }
  ol { list-style: none; margin: 0; padding: 0; display: grid; gap: 2px; }
  li { display: grid; grid-template-columns: 2.5rem 1fr 3.6rem; gap: 8px; align-items: center; font-variant-numeric: tabular-nums; }
  li span:first-child, li span:last-child { text-align: right; }
  b { display: block; height: 14px; border-radius: 2px; background: light-dark(#3653b4, #8ea6ff); min-width: 1px; }
  p { margin: 8px 0 0; opacity: .75; }
</style>
<h1 id="sentence">Waiting for the odds</h1>
<ol id="bars" aria-label="Distribution"></ol>
<p id="note"></p>
<script>
  const send = (message) => parent.postMessage({ jsonrpc: '2.0', ...message }, '*');
  const element = (id) => document.getElementById(id);
  const share = (p) => p > 0 && p < 0.001 ? '<0.1%' : (100 * p).toFixed(1) + '%';
  function show({ sentence, chart, calculator, method }) {
    if (typeof sentence === 'string') element('sentence').textContent = sentence;
    element('note').textContent = [chart && chart.name, calculator, method].filter(Boolean).join(', ');
    const bars = (chart ? chart.probabilities : []).map((p, i) => {
      const row = document.createElement('li');
      const [value, bar, chance] = [document.createElement('span'), document.createElement('span'), document.createElement('span')];
      value.textContent = String(chart.min + i);
      const ink = document.createElement('b');
      ink.style.width = (100 * p) / Math.max(...chart.probabilities) + '%';
      bar.append(ink);
      chance.textContent = share(p);
      row.append(value, bar, chance);
      return row;
    });
    element('bars').replaceChildren(...bars);
    send({ method: 'ui/notifications/size-changed', params: { height: document.documentElement.scrollHeight } });
  }
  addEventListener('message', ({ data }) => {
    if (!data || data.jsonrpc !== '2.0') return;
    if (data.id === 1 && 'result' in data) send({ method: 'ui/notifications/initialized', params: {} });
    if (data.method === 'ui/notifications/tool-result') show((data.params && data.params.structuredContent) || {});
    if (data.method === 'ping' || data.method === 'ui/resource-teardown') send({ id: data.id, result: {} });
  });
  send({ id: 1, method: 'ui/initialize', params: { protocolVersion: '${APP_PROTOCOL}', appInfo: { name: 'oddsmith-chart', version: '1' }, appCapabilities: {} } });
</script>
</html>
`;
