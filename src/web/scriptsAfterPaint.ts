const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const MODULE = /<script type="module" async="">([\s\S]*?)<\/script>/
/** A page that has not been painted by then, and a browser that does not tell, waits no longer. */
const LATEST_MS = 1000
const IMPORT = /^import (?:\* as (\w+) from )?"([^"]+)";$/gm

/**
 * The page with its scripts asked for once it has been painted, all at the same time: on a thin line they would keep
 * styles, letters and the first picture waiting. Each in a turn of its own, since asking is work too, and a finger may
 * want to scroll. Takes the page as React Router writes it: hints at its beginning, and one module script that imports the
 * route's files and then the entry.
 */
export const scriptsAfterPaint = (html: string): string => {
  const hinted = [...html.matchAll(PRELOAD)].map(([, file = '']) => file)
  return html
    .replaceAll(PRELOAD, '')
    .replace(MODULE, (_script, code: string) => `<script>${afterPaint(code, hinted)}</script>`)
}

function afterPaint(code: string, hinted: readonly string[]): string {
  const imports = [...code.matchAll(IMPORT)]
  const rest = code.replaceAll(IMPORT, '').trim()
  const names = imports.map(([, name = '']) => name)
  // The entry, with which the rest ends, comes after the route's files: it must not run by itself.
  const files = new Set([
    ...imports.map(([, , file = '']) => file),
    ...hinted.filter((file) => !rest.includes(file)),
  ])
  const loaded = [...files].map((file) => `next(() => import("${file}"))`)
  return `{
const next = (load) => new Promise((resolve) => setTimeout(() => resolve(load())));
const wake = async () => {
clearTimeout(late);
painted.disconnect();
const [${names}] = await Promise.all([${loaded}]);
${rest}
};
const painted = new PerformanceObserver((list) => {
if (list.getEntriesByName("first-contentful-paint").length > 0) wake();
});
painted.observe({ type: "paint", buffered: true });
const late = setTimeout(wake, ${LATEST_MS});
}`
}
