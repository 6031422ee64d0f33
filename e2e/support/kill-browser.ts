import { execFileSync } from 'node:child_process'

/** Kills all processes of the browser with this profile at once, so that it cannot write anything. */
export function killBrowser(profile: string): void {
  const processes = execFileSync('ps', ['-axo', 'pid=,args='], { encoding: 'utf8' })
  for (const line of processes.split('\n')) {
    if (!line.includes(`--user-data-dir=${profile}`)) continue
    try {
      process.kill(Number.parseInt(line, 10), 'SIGKILL')
    } catch {
      // It ended together with another one.
    }
  }
}
