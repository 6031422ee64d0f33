/** Saves a text as a file through the browser. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Safari reads the blob a moment after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
