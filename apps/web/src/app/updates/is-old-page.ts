/**
 * Whether the server has a newer page than this one. Pages come from the network, so after an update the
 * page may be new while the service worker is still old.
 */
export async function isOldPage(): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')
  if (!script) return false
  try {
    // The worker answers `/` itself, from the files of its own version.
    const answer = await fetch('/?version', { cache: 'no-store' })
    return answer.ok && !(await answer.text()).includes(new URL(script.src).pathname)
  } catch {
    return false
  }
}
