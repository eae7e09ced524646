import { Breadcrumbs, type Trail } from './breadcrumbs.tsx'

/** The head of an inner page: breadcrumbs, title, and a sentence about it. `kicker` is part of the title. */
export function PageHead(props: {
  readonly trail: Trail
  readonly title: string
  readonly kicker?: string
  readonly children?: React.ReactNode
}) {
  return (
    <div className="wrap pt-6 pb-8">
      <Breadcrumbs trail={props.trail} />
      <h1 className="page-title mt-4">
        {props.kicker && <span className="kicker mb-1 block">{props.kicker}</span>} {props.title}
      </h1>
      {props.children && <div className="text-soft mt-3 max-w-[65ch] text-lg">{props.children}</div>}
    </div>
  )
}
