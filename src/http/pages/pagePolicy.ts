import { hash } from 'node:crypto'

/**
 * A page and its Content-Security-Policy: it runs the site's files and the scripts that the site itself wrote into it,
 * which `nonce` marks as it renders them. They are named by their hash, since a page is the same bytes for all, and the
 * marks are left out. A script that came with a text has no mark, and does not run.
 */
export function sealPage(page: Buffer, nonce: string): { policy: string; body: Buffer } {
  // A character for each byte: what is looked for is ASCII.
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
    // Text from the editor carries its colours as styles; the panel's components bring theirs as elements.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
