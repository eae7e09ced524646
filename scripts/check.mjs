import { install, must } from './setup.mjs'

/** `npm run check`: types, lint, format, the imports between the rooms, and unused code. */
install()
must('react-router', ['typegen'])
must('tsc', [])
must('biome', ['check', '--error-on-warnings'])
must('knip', ['--no-progress'])
console.log('check: todo en orden')
