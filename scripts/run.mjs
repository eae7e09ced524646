import { become, install, program } from './setup.mjs'

/** Runs one of the product's TypeScript programs: `node scripts/run.mjs src/commands/admin.ts …` */
const [file = '', ...args] = process.argv.slice(2)
install()
become('node', program(file, args))
