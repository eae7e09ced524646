import { Breadcrumbs, type Trail } from '../ui/breadcrumbs.tsx'
import { Picture } from '../ui/picture.tsx'

/** A text for reading: title, picture and body. */
export function Article(props: {
  readonly trail: Trail
  readonly title: string
  readonly lead: string
  readonly date?: { readonly at: string; readonly written: string }
  readonly folder: 'post' | 'pagina'
  readonly image: string | null
  readonly children: React.ReactNode
}) {
  return (
    <article className="wrap pt-6">
      <Breadcrumbs trail={props.trail} />
      <header className="mx-auto mt-6 max-w-[46rem]">
        <h1 className="page-title">{props.title}</h1>
        <p className="text-soft mt-4 text-xl">{props.lead}</p>
        {props.date && (
          <p className="text-soft mt-4 text-sm">
            <time dateTime={props.date.at}>{props.date.written}</time>
          </p>
        )}
      </header>
      {props.image && (
        <Picture
          folder={props.folder}
          file={props.image}
          alt=""
          sizes="(min-width: 72rem) 60rem, 92vw"
          eager
          className="bg-sand mx-auto mt-8 aspect-video w-full max-w-240 rounded-3xl object-cover"
        />
      )}
      <div className="mx-auto mt-10 max-w-[46rem]">{props.children}</div>
    </article>
  )
}
