import { Link } from 'react-router'
import { site } from '../../../contract/paths.ts'
import type { PublicCategoria } from '../../../contract/views.ts'
import { Empty } from '../ui/empty.tsx'

type Categorias = readonly PublicCategoria[]

/** For an empty search: what can be found, and links to start from. */
export function Start({ categorias }: { categorias: Categorias }) {
  return (
    <div className="mt-4">
      <p className="max-w-[60ch] text-lg">
        Escribe una palabra: el nombre de un negocio, un producto, una colonia, el tema de un artículo o algo
        que diga un documento por dentro. Los acentos y las mayúsculas no importan.
      </p>
      <Shortcuts title="También puedes empezar por aquí" categorias={categorias} />
    </div>
  )
}

/** For a search without results: what to try. */
export function Missed({ text, categorias }: { text: string; categorias: Categorias }) {
  return (
    <div className="mt-4">
      <Empty>
        <p className="text-ink text-lg font-semibold">No encontramos nada con «{text.trim()}».</p>
        <Advice className="mt-3" />
      </Empty>
      <Shortcuts title="O empieza por aquí" categorias={categorias} />
    </div>
  )
}

/** For a page without results of its kind: other kinds may have some, or there are fewer pages. */
export const NoneOfKind = ({ title }: { title: string }) => (
  <div className="mt-6">
    <Empty>
      <p>Aquí no hay más resultados en {title}.</p>
    </Empty>
  </div>
)

/** Advice on how to find more. */
export const Advice = ({ className }: { className: string }) => (
  <ul className={className}>
    <li>Prueba con menos palabras, o con una más general.</li>
    <li>Escribe solo el principio: «ferre» encuentra «Ferretería».</li>
    <li>Revisa que cada palabra esté bien escrita.</li>
  </ul>
)

/** Links to start from. Calls `onChosen` when one is followed. */
export function Shortcuts(props: {
  readonly title: string
  readonly categorias: Categorias
  readonly className?: string
  readonly onChosen?: () => void
}) {
  const links: [to: string, name: string][] = [
    [site.sucursales, 'Sucursales'],
    [site.blog, 'Blog'],
    ['/#documentos', 'Documentos'],
    ...props.categorias.map(({ slug, nombre }): [string, string] => [site.categoria(slug), nombre]),
  ]
  return (
    <nav aria-label={props.title} className={props.className ?? 'mt-10'}>
      <h2 className="text-xl">{props.title}</h2>
      <ul className="mt-4 flex flex-wrap gap-2">
        {links.map(([to, name]) => (
          <li key={to}>
            <Link to={to} onClick={props.onChosen} className="button-quiet px-4">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
