import { run } from './run.mjs'

/** All checks that need no browser. */
export const checks = [
  ['types', () => Promise.all(projects.map(checkTypes))],
  ['lint and format', () => run('biome', ['ci', '.'])],
  ['unused code', () => run('knip', [])],
  ['unit and API tests', () => run('vitest', ['run'])],
]

const projects = [
  'packages/core',
  'packages/search',
  'packages/search/scripts',
  'packages/sample-store',
  'apps/api',
  'apps/web',
  'apps/web/vite-plugins',
  'e2e',
  'bench',
]

/**
 * With one checker: each additional one would infer the types of the API's contract again, and projects run in
 * parallel.
 */
function checkTypes(project) {
  return run('tsc', ['-p', project, '--checkers', '1'])
}
