type Rule = { pattern: string; isAllowed: boolean }

/**
 * Whether a robots.txt lets a robot visit a path with its query (RFC 9309). Any site can write such a file to keep this
 * server busy, so the time grows with its length alone, whatever it holds.
 */
export function mayRobotVisit(robotsTxt: string, robot: string, path: string): boolean {
  const wanted = normalized(path)
  let longest: Rule = { pattern: '', isAllowed: true }
  for (const rule of rulesFor(robotsTxt, robot.toLowerCase())) {
    const isLonger = rule.pattern.length > longest.pattern.length
    const isMilder = rule.pattern.length === longest.pattern.length && rule.isAllowed
    if ((isLonger || isMilder) && isMatch(rule.pattern, wanted)) longest = rule
  }
  return longest.isAllowed
}

/** The rules of all groups that name the robot, or else of those for every robot. */
function rulesFor(robotsTxt: string, robot: string): Rule[] {
  const own: Rule[] = []
  const everybodys: Rule[] = []
  let isNamed = false
  let group = new Set<Rule[]>()
  let isGroupNamed = true
  for (const line of robotsTxt.split(/\r\n?|\n/)) {
    const [key, value] = fieldOf(line)
    if (key === 'user-agent') {
      if (isGroupNamed) group = new Set()
      isGroupNamed = false
      if (value === '*') group.add(everybodys)
      if (value.toLowerCase().split('/')[0] === robot) group.add(own)
      isNamed ||= group.has(own)
    } else if (key === 'allow' || key === 'disallow') {
      isGroupNamed = true
      if (value === '') continue
      for (const rules of group) {
        rules.push({ pattern: normalized(value), isAllowed: key === 'allow' })
      }
    }
  }
  return isNamed ? own : everybodys
}

function fieldOf(line: string): [key: string, value: string] {
  const [content = ''] = line.split('#', 1)
  const colon = content.indexOf(':')
  return [
    content.slice(0, Math.max(0, colon)).trim().toLowerCase(),
    content.slice(colon + 1).trim(),
  ]
}

/** A star stands for any text, and a dollar sign at the end for the end of the path. */
function isMatch(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$')
  const [start = '', ...parts] = (isWhole ? pattern.slice(0, -1) : pattern).split('*')
  if (!path.startsWith(start)) return false
  const end = isWhole ? parts.pop() : ''
  let at = start.length
  for (const part of parts) {
    const found = path.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  if (end === undefined) return at === path.length
  return path.endsWith(end) && at <= path.length - end.length
}

/** Written as in a URL, so that the same path always looks the same. */
function normalized(path: string): string {
  return encodeURI(path)
    .replaceAll('%25', '%')
    .replace(/%[\da-f]{2}/gi, code => code.toUpperCase())
}
