import { Suspense } from 'react'

/**
 * A part of the home page under its heading, which links lead to by its id. Each comes alive by itself, the one that is
 * touched first: a telephone is never busy with the whole page at once.
 */
export function Section(props: { id: string; title: string; children: React.ReactNode }) {
  const { id, title, children } = props
  return (
    <section id={id} aria-labelledby={`${id}-titulo`} className="wrap pt-16 sm:pt-20">
      <h2 id={`${id}-titulo`} className="section-title mb-6">
        {title}
      </h2>
      <Suspense>{children}</Suspense>
    </section>
  )
}
