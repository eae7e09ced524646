const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const MODULE = /<script( nonce="[^"]*")? type="module" async="">([\s\S]*?)<\/script>/
/** After this time the scripts load even if the page has not been painted, or the browser does not report it. */
const LATEST_MS = 1000
const IMPORT = /^import (?:\* as (\w+) from )?"([^"]+)";$/gm

/**
 * Returns a page whose scripts load after the first paint, all at the same time. On a slow connection they would delay
 * styles, fonts and the first picture. Each script is requested and then run in a task of its own, because both block
 * scrolling. Expects the page as React Router writes it: hints at its beginning, and one module script that imports the
 * route's files and then the entry.
 */
export const scriptsAfterPaint = (html: string): string => {
  const hinted = [...html.matchAll(PRELOAD)].map(([, file = '']) => file)
  return html
    .replaceAll(PRELOAD, '')
    .replace(
      MODULE,
      (_script, nonce: string, code: string) => `<script${nonce}>${afterPaint(code, hinted)}</script>`,
    )
}

function afterPaint(code: string, hinted: readonly string[]): string {
  const imports = [...code.matchAll(IMPORT)]
  const rest = code.replaceAll(IMPORT, '').trim()
  const names = imports.map(([, name = '']) => name)
  const own = imports.map(([, , file = '']) => file)
  const asked = new Set([...hinted, ...own])
  // Shared files run before them. The entry comes last, and must not run by itself.
  const shared = hinted.filter((file) => !own.includes(file) && !rest.includes(file))
  return `{
const turn = (work) => new Promise((resolve) => setTimeout(() => resolve(work())));
const hint = (href) => document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
const wake = async () => {
clearTimeout(late);
painted.disconnect();
for (const file of ${JSON.stringify([...asked])}) turn(() => hint(file));
const loaded = [];
for (const file of ${JSON.stringify([...shared, ...own])}) loaded.push(await turn(() => import(file)));
const [${names}] = loaded.slice(${shared.length});
${rest}
};
const painted = new PerformanceObserver((list) => {
if (list.getEntriesByName("first-contentful-paint").length > 0) wake();
});
painted.observe({ type: "paint", buffered: true });
const late = setTimeout(wake, ${LATEST_MS});
}`
}
