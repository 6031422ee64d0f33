type FileText = { text: string } | { problem: 'too-large' | 'unreadable' }

/** The text of a chosen file. Its size is checked first, since a very large one would hold up the page. */
export async function readTextFile(
  file: Pick<File, 'size' | 'text'>,
  maxBytes: number,
): Promise<FileText> {
  if (file.size > maxBytes) return { problem: 'too-large' }
  try {
    return { text: await file.text() }
  } catch {
    // The file was moved or changed after it was chosen, or the browser may not read it.
    return { problem: 'unreadable' }
  }
}

/** The text of the file chosen in a field; undefined if none was chosen. */
export async function readChosenFile(
  field: HTMLInputElement,
  maxBytes: number,
): Promise<FileText | undefined> {
  const chosen = field.files?.[0]
  // Cleared, so that the same file can be chosen again.
  field.value = ''
  return chosen && readTextFile(chosen, maxBytes)
}
