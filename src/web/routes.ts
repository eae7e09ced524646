import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** The site map. */
export default [
  layout('public/layout.tsx', [index('public/home/page.tsx'), route('*', 'public/notFound.tsx')]),
] satisfies RouteConfig
