import { Suspense } from 'react'

/**
 * A section of the home page. Links lead to it by its id. Each section hydrates separately, the one that a person
 * touches first, so that a phone is never busy with the whole page.
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
