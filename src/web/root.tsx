import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import { useContext } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { NonceContext } from './nonce.ts'

export const links = () => [
  { rel: 'preload', href: figtree, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const },
]

/**
 * Where cookies are blocked, reading the tab's storage throws. This replaces it by one that stores nothing, before any
 * other script, because the router reads it too.
 */
const STORAGE_STAND_IN = `try { sessionStorage } catch {
Object.defineProperty(window, 'sessionStorage', { value: { getItem: () => null, setItem() {}, removeItem() {} } })
}`

/** The document around every page. */
export function Layout({ children }: { children: React.ReactNode }) {
  const nonce = useContext(NonceContext)
  return (
    <html lang="es-MX">
      <head>
        <meta charSet="utf-8" />
        <script nonce={nonce}>{STORAGE_STAND_IN}</script>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbf6ec" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#141d1c" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="alternate" type="application/rss+xml" title="Blog" href="/rss.xml" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}
