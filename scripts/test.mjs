import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { build, install, must, root, run } from './setup.mjs'

/** `npm test`: installs the tests' tools, checks the code, and runs every test; the last line counts them. */
install()
must('node', ['scripts/check.mjs'])
build()
const report = join(root, 'test-results', 'vitest.json')
const code = run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`], {
  CHROMIUM: ensureChromium(),
})
const { numPassedTests = 0, numFailedTests = 1 } = existsSync(report)
  ? JSON.parse(readFileSync(report, 'utf8'))
  : {}
console.log(`\n${numPassedTests} passed, ${numFailedTests} failed`)
process.exit(code)
