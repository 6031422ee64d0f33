/** Ends the process with one sentence if Node is too old for the app. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(`Aisleway needs Node 20.19 or newer; this is ${process.versions.node}.`)
  process.exit(1)
}
