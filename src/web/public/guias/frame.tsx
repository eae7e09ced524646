import { PageHead } from '../ui/pageHead.tsx'
import { Seo } from '../ui/seo.tsx'

export interface Chapter {
  readonly id: string
  readonly title: string
  readonly Body: () => React.ReactNode
}

/** A guide: its purpose, its table of contents, and its chapters. */
export function Guide(props: {
  readonly title: string
  readonly path: string
  readonly description: string
  readonly chapters: readonly Chapter[]
}) {
  const trail = [[props.title, props.path]] as const
  return (
    <>
      <Seo title={props.title} description={props.description} path={props.path} trail={trail} />
      <PageHead trail={trail} title={props.title}>
        <p>{props.description}</p>
      </PageHead>
      <div className="wrap grid gap-10 lg:grid-cols-[14rem_1fr] lg:gap-16">
        <nav aria-label="Contenido" className="no-print lg:sticky lg:top-28 lg:self-start">
          <ol className="border-line space-y-1 border-l-2 pl-4">
            {props.chapters.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="hover:text-clay inline-block py-1.5 font-medium">
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="min-w-0">
          {props.chapters.map(({ id, title, Body }) => (
            <section key={id} id={id} aria-labelledby={`${id}-titulo`} className="mb-14">
              <h2 id={`${id}-titulo`} className="section-title mb-5">
                {title}
              </h2>
              <div className="prose-site">
                <Body />
              </div>
            </section>
          ))}
        </div>
      </div>
    </>
  )
}
