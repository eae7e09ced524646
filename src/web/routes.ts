import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** The site map. Public pages share one frame; the two logged-in areas draw theirs in the browser. */
export default [
  layout('public/frame/layout.tsx', [
    index('public/home/page.tsx'),
    route('categorias', 'public/categorias/list.tsx'),
    route('categorias/:slug', 'public/categorias/page.tsx'),
    route('sucursales', 'public/sucursales/list.tsx'),
    route('sucursales/:slug', 'public/sucursales/page.tsx'),
    route('sucursales/en/:municipio', 'public/sucursales/place.tsx'),
    route('sucursales/en/:municipio/:categoria', 'public/sucursales/place.tsx', {
      id: 'public/sucursales/place-category',
    }),
    route('productos/:slug', 'public/productos/page.tsx'),
    route('buscar', 'public/buscar/page.tsx'),
    route('blog', 'public/blog/list.tsx'),
    route('blog/post/:slug', 'public/blog/post.tsx'),
    route('blog/pagina/:slug', 'public/blog/pagina.tsx'),
    route('blog/:slug', 'public/blog/post.tsx', { id: 'public/blog/post-short' }),
    route('pagina/:slug', 'public/blog/pagina.tsx', { id: 'public/blog/pagina-short' }),
    route('login', 'public/cuenta/login.tsx'),
    route('register', 'public/cuenta/register.tsx'),
    route('recuperar', 'public/cuenta/recuperar.tsx'),
    route('restablecer', 'public/cuenta/restablecer.tsx'),
    route('vista-previa/:secreto', 'public/vistaPrevia/page.tsx'),
    route('terminos', 'public/legal/terminos.tsx'),
    route('politica-cookies', 'public/legal/cookies.tsx'),
    route('guias/dotal.html', 'public/guias/cotizacion.tsx'),
    route('guias/manual.html', 'public/guias/manual.tsx'),
    route('*', 'public/frame/notFound.tsx'),
  ]),
  route('admin/*', 'panel/admin.tsx'),
  route('cliente/*', 'panel/cliente.tsx'),
  route('robots.txt', 'feeds/robots.ts'),
  route('sitemap.xml', 'feeds/sitemapIndex.ts'),
  route('sitemap/:name', 'feeds/sitemap.ts'),
  route('rss.xml', 'feeds/rss.ts'),
] satisfies RouteConfig
