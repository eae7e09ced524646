/** A part of the home page under its heading, which links lead to by its id. */
export function Section({ id, title, children }: { id: string; title: string; children: React.ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-titulo`} className="home-part wrap pt-16 sm:pt-20">
      <h2 id={`${id}-titulo`} className="section-title mb-6">
        {title}
      </h2>
      {children}
    </section>
  )
}
