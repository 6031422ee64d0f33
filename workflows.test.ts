import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const folder = '.github/workflows'
const workflows = readdirSync(folder).map(name => readFileSync(`${folder}/${name}`, 'utf8'))
const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
)

it('the workflows of CI call commands that there are', () => {
  const called = workflows.flatMap(text =>
    [...text.matchAll(/npm (?:run )?([\w:-]+)/g)].map(([, name = '']) => name),
  )
  const ofNpm = ['ci', 'sbom']
  expect(called.length).toBeGreaterThan(5)
  expect(called.filter(name => !ofNpm.includes(name) && !(name in scripts))).toEqual([])
})

it('a check that there is not fails, instead of checking nothing', () => {
  const { status, stderr } = spawnSync('node', ['scripts/check.mjs', 'tpyes'], { encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toContain('There is no check tpyes; there are: types, lint')
})

it('each drill that needs root is run as root, and may not be skipped there', () => {
  const drills = readdirSync('bench/drills')
    .filter(name => readFileSync(`bench/drills/${name}`, 'utf8').includes('getuid'))
    .map(name => name.replace('.ts', ''))
  const long = readFileSync(`${folder}/long.yml`, 'utf8')
  const [, run = '', command] = /for drill in (.+); do\n +(.+)/.exec(long) ?? []
  expect(run.split(' ').sort()).toEqual(drills.sort())
  expect(command).toMatch(/^sudo env .*EVERY_DRILL=1 /)
})

it('together the jobs of CI do what npm test does', () => {
  const ci = readFileSync(`${folder}/ci.yml`, 'utf8')
  const checks = readFileSync('scripts/lib/checks.mjs', 'utf8')
  const steps = [...checks.matchAll(/^ {2}\['(\w+)/gm)].map(([, step]) => step)
  expect(steps).toEqual(['types', 'lint', 'unused', 'unit'])
  for (const step of steps.slice(0, -1)) expect(ci).toContain(`npm run check -- ${step}`)
  const projects = [...readFileSync('vitest.config.ts', 'utf8').matchAll(/name: '([^']+)'/g)]
  expect(projects.length).toBeGreaterThan(3)
  for (const [, name = ''] of projects)
    expect(ci).toMatch(new RegExp(`--project '?${name}'?(\\s|$)`))
  expect(ci).toContain('playwright test --config=e2e')
})
