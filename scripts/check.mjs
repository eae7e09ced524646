import { install, must } from './setup.mjs'

/** `npm run check`: types, lint, format and the arrow between the rooms, dead code. */
install()
must('react-router', ['typegen'])
must('tsc', [])
must('biome', ['check', '--error-on-warnings'])
must('knip', ['--no-progress'])
console.log('check: todo en orden')
