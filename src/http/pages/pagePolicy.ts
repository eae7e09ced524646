import { hash } from 'node:crypto'

/**
 * Returns a page and its Content-Security-Policy. The page may run the site's files and the scripts that the site
 * marked with `nonce` while it rendered them. The policy names these by their hashes, because all visitors get the same
 * bytes, and the marks are removed. A script inside a text has no mark, so it does not run.
 */
export function sealPage(page: Buffer, nonce: string): { policy: string; body: Buffer } {
  // One character for each byte: the marks are ASCII.
  const written = page.toString('latin1')
  const own = new RegExp(`<script(?=[^<>]* nonce="${nonce}")[^<>]*>([^]*?)</script>`, 'g')
  const codes = [...written.matchAll(own)].map(([, code = '']) => code)
  const hashes = codes.filter((code) => code !== '').map(hashOf)
  return {
    policy: policyOf(new Set(hashes)),
    body: Buffer.from(written.replaceAll(` nonce="${nonce}"`, ''), 'latin1'),
  }
}

const hashOf = (code: string) => `'sha256-${hash('sha256', Buffer.from(code, 'latin1'), 'base64')}'`

const policyOf = (hashes: ReadonlySet<string>): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...hashes].join(' '),
    // Texts from the editor have colours as styles; the panel's components insert style elements.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
