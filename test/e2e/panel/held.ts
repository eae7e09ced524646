import type { Page, Route } from '@playwright/test'

/** Holds back the next call of an address. Gives when it is asked, and the way to let it go on. */
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
