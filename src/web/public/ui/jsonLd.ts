/** Structured data (schema.org) about a page. `base` is the site's own address. */

/** The path from the home page to a page, as pairs of name and path. */
export const breadcrumbList = (trail: readonly (readonly [string, string])[], base: string) => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: base + path,
  })),
})

/** Returns the links that there are. */
export const present = (...links: (string | null)[]): string[] => links.filter((link) => link !== null)
