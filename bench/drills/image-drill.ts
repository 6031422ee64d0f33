import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort, temporaryFolder } from '../support/server.ts'
import { skip } from './skip.ts'

/**
 * Assembles the image's files as the Dockerfile does, and runs the server in them without a container engine: in
 * another root that is read-only except for the data, with the user and settings from the Dockerfile. Requires the
 * archive of `npm run package`, Linux, root and busybox.
 */
const mostMegabytes = 250
const dockerfile = readFileSync('Dockerfile', 'utf8')
const root = join(temporaryFolder(), 'image')

if (process.getuid?.() !== 0 || spawnSync('busybox').error) {
  skip('this needs root and busybox.')
} else await run()

async function run(): Promise<void> {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  const archive = `dist/aisleway-${version}.tar.gz`
  execFileSync('sh', ['deploy/docker/make-root.sh', root, archive], { stdio: 'inherit' })
  const size = execFileSync('du', ['--summarize', '--bytes', root], { encoding: 'utf8' })
  const megabytes = Number.parseInt(size, 10) / 1e6
  console.log(`  ${megabytes.toFixed(0)} MB`)
  if (megabytes > mostMegabytes) throw new Error(`The image has more than ${mostMegabytes} MB.`)
  const [user = 0, group = 0] = instruction('USER').split(':').map(Number)
  chownSync(join(root, 'data'), user, group)
  // Container engines provide these.
  mkdirSync(join(root, 'dev'))
  for (const [name, minor] of ['null 3', 'urandom 9'].map(text => text.split(' '))) {
    execFileSync('mknod', ['-m', '666', join(root, 'dev', name!), 'c', '1', minor!])
  }

  const port = await freePort()
  const env = { ...settings(instruction('ENV')), HOST: '127.0.0.1', PORT: String(port) }
  const server = spawn(...inside(words('CMD')), { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = new Promise<number | null>(resolve => server.once('exit', resolve))
  try {
    const health = /HEALTHCHECK .* CMD (\[.+\])/.exec(dockerfile)?.[1] ?? '[]'
    const [, ...check] = JSON.parse(health)
    const isHealthy = () => spawnSync(...inside(check), { env }).status === 0
    if (isHealthy()) throw new Error('It calls itself healthy before it serves anything.')
    for (let attempt = 0; !isHealthy(); attempt++) {
      if (attempt > 240 || server.exitCode !== null) throw new Error('It did not start.')
      await setTimeout(500)
    }
    const page = await fetch(`http://127.0.0.1:${port}/`)
    if (!(await page.text()).includes('<html')) throw new Error('There is no page.')
    const write = (path: string) =>
      spawnSync(...inside(['-e', `fs.writeFileSync('${path}', '')`]), { env }).status === 0
    if (write('/app/new') || write('/new')) throw new Error('The root is not read-only.')
    if (!write('/data/new')) throw new Error('The data folder cannot be written to.')
  } finally {
    server.kill()
  }
  if ((await ended) !== 0) throw new Error('It did not end by itself.')
  console.log('  the files of the image ran by themselves')
}

/** Node with arguments, inside the image as a container engine would start it. */
function inside(args: string[]): [string, string[]] {
  const [user = '', group = ''] = instruction('USER').split(':')
  const steps = [
    'mount --bind "$0" "$0"',
    'mount --bind -o remount,ro "$0"',
    'mount --bind "$0/data" "$0/data"',
    'mount -o remount,bind,rw "$0/data"',
    'folder=$1 group=$2 user=$3',
    'shift 3',
    'exec unshare --root="$0" --wd="$folder" --setgid "$group" --setuid "$user" -- /bin/node "$@"',
  ]
  const script = ['-ec', steps.join('; '), root, instruction('WORKDIR'), group, user, ...args]
  return ['/usr/bin/unshare', ['--mount', '/bin/sh', ...script]]
}

/** The arguments of the last instruction with this name. */
function instruction(name: string): string {
  const lines = dockerfile.split('\n').filter(line => line.startsWith(`${name} `))
  return lines.at(-1)?.slice(name.length + 1) ?? ''
}

function words(name: string): string[] {
  return JSON.parse(instruction(name))
}

function settings(text: string): Record<string, string> {
  return Object.fromEntries(text.split(' ').map(pair => pair.split('=')))
}
