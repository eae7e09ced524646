import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** The site map. Public pages share one frame; the two logged-in areas draw their own in the browser. */
export default [
  layout('public/layout.tsx', [index('public/home/page.tsx'), route('*', 'public/notFound.tsx')]),
  route('admin/*', 'panel/admin.tsx'),
  route('cliente/*', 'panel/cliente.tsx'),
] satisfies RouteConfig
