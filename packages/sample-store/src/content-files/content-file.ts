import { readFileSync } from 'node:fs'
import { isCollection, isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'

export type Path = readonly PropertyKey[]

/** The problems in the data files, each with its file, line and column. */
export class ContentError extends Error {
  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
  }
}

/** A data file that has been read and checked against its schema. */
export type ContentFile<Data> = {
  data: Data
  /** The problem at this path, with its line in the file. */
  problemAt: (path: Path, message: string) => string
}

/** @throws {ContentError} naming every place where the file is not valid YAML or violates its schema */
export function readContentFile<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
): ContentFile<z.output<Schema>> {
  const lines = new LineCounter()
  const document = parseDocument(readFileSync(path, 'utf8'), {
    lineCounter: lines,
    prettyErrors: false,
  })
  const problemOn = (offset: number, message: string) => {
    const { line, col } = lines.linePos(offset)
    return `${path}:${line}:${col}: ${message}`
  }
  if (document.errors.length > 0) {
    throw new ContentError(document.errors.map(({ pos, message }) => problemOn(pos[0], message)))
  }
  const problemAt = (at: Path, message: string) =>
    problemOn(
      offsetOf(document.contents, at),
      `${at.length > 0 ? `${at.join(' › ')}: ` : ''}${message}`,
    )
  const parsed = schema.safeParse(document.toJS())
  if (!parsed.success) {
    const problems = parsed.error.issues.flatMap(relevantIssues)
    throw new ContentError(problems.map(({ path: at, message }) => problemAt(at, message)))
  }
  return { data: parsed.data, problemAt }
}

type Issue = { path: PropertyKey[]; message: string }

/** For a value with several allowed types, the issues of the type that it resembles most. */
function relevantIssues(issue: z.core.$ZodIssue): Issue[] {
  if (issue.code === 'invalid_union') {
    const branches = issue.errors.map(branch => branch.flatMap(relevantIssues))
    const nearest = branches.sort((a, b) => depthOf(b) - depthOf(a))[0]
    if (!nearest || depthOf(nearest) === 0) {
      const messages = new Set(branches.flat().map(({ message }) => message))
      return [{ path: issue.path, message: [...messages].join(', or ') }]
    }
    return nearest.map(({ path, message }) => ({ path: [...issue.path, ...path], message }))
  }
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map(key => ({ path: [...issue.path, key], message: 'no such field' }))
  }
  return [{ path: issue.path, message: issue.message }]
}

function depthOf(issues: readonly Issue[]): number {
  return Math.max(0, ...issues.map(({ path }) => path.length))
}

/** The position in the file of the value at a path, or of the nearest enclosing value that exists. */
function offsetOf(contents: unknown, path: Path): number {
  let offset = startOf(contents)
  let node = contents
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step))
      offset = startOf(pair?.key) ?? offset
      node = pair?.value
    } else {
      node = isCollection(node) ? node.get(step, true) : undefined
      offset = startOf(node) ?? offset
    }
  }
  return offset ?? 0
}

function startOf(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined
}
