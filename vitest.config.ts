import { defineConfig } from 'vitest/config'

/** What is waited for ends the wait when it comes, so patience costs nothing; a busy machine needs it. */
const timeouts = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 20_000 } } }

/** A browser on a busy machine may miss a moment: what fails is tried again, what is broken fails every time. */
const RETRIES = 2

const browserTests = (name: string, files: string) => ({
  test: { name, include: [files], globalSetup: ['test/e2e/setup.ts'], retry: RETRIES, ...timeouts },
})

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          include: ['src/**/*.test.ts', 'seed/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: ['test/e2e/**'],
          globalSetup: ['test/support/globalSetup.ts'],
          ...timeouts,
        },
      },
      // Each with a product of its own: what the panel's tests change, the public site's would see.
      browserTests('e2e', 'test/e2e/*.test.ts'),
      browserTests('panel', 'test/e2e/panel/*.test.ts'),
    ],
  },
})
