import type { Page, Route } from '@playwright/test'

/** Delays the next call of an address. Resolves when it is sent, with a function that lets it continue. */
export async function holdNext(
  page: Page,
  path: string,
): Promise<{ asked: Promise<void>; goOn: () => void }> {
  const asked = Promise.withResolvers<void>()
  const free = Promise.withResolvers<void>()
  const hold = async (route: Route) => {
    asked.resolve()
    await free.promise
    await route.continue()
  }
  await page.route(`**${path}`, hold, { times: 1 })
  return { asked: asked.promise, goOn: () => free.resolve() }
}
