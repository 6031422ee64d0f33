import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const dockerfile = readFileSync('Dockerfile', 'utf8')
const compose = readFileSync('compose.yaml', 'utf8')
const unit = readFileSync('deploy/systemd/aisleway.service', 'utf8')

it('what the image is built from is there, and is sent to the builder', () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)]
    .flatMap(([, sources = '']) => sources.split(' '))
    .filter(path => path !== '.')
  expect(copied.length).toBeGreaterThan(5)
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n')
  expect(copied.filter(path => !existsSync(path) || ignored.includes(path))).toEqual([])
})

it('the packages of the image are installed from the manifest of each workspace', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const workspaces = Object.keys(packages).filter(path => /^(apps|packages)\/[\w-]+$/.test(path))
  expect(workspaces.length).toBeGreaterThan(3)
  for (const path of workspaces)
    expect(dockerfile).toContain(`COPY ${path}/package.json ${path}/\n`)
})

it('the files that containers are given are there', () => {
  const mounted = [...compose.matchAll(/^ +- (\.\/[^:]+):/gm)].map(([, path = '']) => path)
  expect(mounted.length).toBeGreaterThan(1)
  expect(mounted.filter(path => !existsSync(path))).toEqual([])
})

it('the settings of containers and of the service are settings of the server', () => {
  const known = readFileSync('.env.example', 'utf8')
  const [, app = ''] = /^x-app:(.+?)^services:/ms.exec(compose) ?? []
  const [, ofUnit = ''] = /^Environment=(.+)$/m.exec(unit) ?? []
  const [, ofImage = ''] = /^ENV (.+)$/m.exec(dockerfile) ?? []
  const names = [
    ...[...app.matchAll(/^ {4}([A-Z_]+):/gm)].map(([, name = '']) => name),
    ...`${ofUnit} ${ofImage}`.split(' ').map(pair => pair.split('=')[0] ?? ''),
  ].filter(name => !['PATH', 'NODE_ENV'].includes(name))
  expect(names.length).toBeGreaterThan(7)
  expect(names.filter(name => !known.includes(`# ${name}=`))).toEqual([])
})

it('the README has each setting, or its group', () => {
  const readme = readFileSync('README.md', 'utf8')
  const settings = [...readFileSync('.env.example', 'utf8').matchAll(/^# ([A-Z_]+)=/gm)]
  expect(settings.length).toBeGreaterThan(30)
  const missing = settings.filter(
    ([, name = '']) =>
      !readme.includes(`\`${name}\``) && !readme.includes(`\`${name.split('_')[0]}_…\``),
  )
  expect(missing.map(([, name]) => name)).toEqual([])
})

it('operator commands run under systemd as the server does', () => {
  const wrapper = 'deploy/systemd/aisleway-run'
  const folder = mkdtempSync(join(tmpdir(), 'aisleway-run-'))
  const stub = join(folder, 'systemd-run')
  writeFileSync(stub, '#!/bin/sh\nprintf "%s\\n" "$@"\n', { mode: 0o755 })
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` }
  const words = execFileSync(wrapper, ['store', 'report', '--json'], { env, encoding: 'utf8' })
    .trim()
    .split('\n')
  const properties = words.filter(word => word.startsWith('--property='))
  expect(properties.length).toBeGreaterThan(6)
  const lines = unit.split('\n')
  expect(properties.filter(word => !lines.includes(word.slice('--property='.length)))).toEqual([])
  expect(words.slice(-4)).toEqual([
    '/usr/bin/node',
    'apps/api/dist/store-cli.js',
    'report',
    '--json',
  ])
  expect(spawnSync(wrapper, ['backup', '/tmp/day.backup'], { env }).status).toBe(1)
  rmSync(folder, { recursive: true })
})
