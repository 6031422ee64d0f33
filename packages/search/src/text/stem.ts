/**
 * The key a word shares with its plural: "berries" and "berry" have the same stem.
 * A stem is only ever compared with another stem, so it need not be a word.
 */
export function stem(word: string): string {
  const irregular = irregularPlurals.get(word)
  if (irregular) return irregular
  if (word.length < 4 || !/[a-z]$/.test(word)) return word
  return singularEnding(word.endsWith('s') ? withoutPlural(word) : word)
}

function withoutPlural(word: string): string {
  if (/(?:ss|us|is)$/.test(word)) return word
  // "Potatoes", but not "shoes", which are shorter.
  if (/(?:[cs]h|x|z|ss|...o)es$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

/** "cookie" meets "cooky", "quiche" meets "quich": their plurals do not tell which one they were. */
function singularEnding(word: string): string {
  if (word.length > 4 && word.endsWith('ie')) return `${word.slice(0, -2)}y`
  if (/(?:[cs]h|x|z)e$/.test(word)) return word.slice(0, -1)
  return word
}

const irregularPlurals = new Map(
  Object.entries({
    leaves: 'leaf',
    loaves: 'loaf',
    halves: 'half',
    knives: 'knife',
    calves: 'calf',
    children: 'child',
    women: 'woman',
    men: 'man',
  }),
)
