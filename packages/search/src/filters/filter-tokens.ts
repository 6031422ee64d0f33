export type FilterToken = {
  kind: '(' | ')' | ':' | 'operator' | 'word' | 'quoted' | 'end'
  text: string
  position: number
}

/** Why a filter cannot be read, and where; the position counts characters from 0. */
export class FilterSyntaxError extends Error {
  override readonly name = 'FilterSyntaxError'
  readonly position: number

  constructor(problem: string, position: number) {
    super(`${problem} at ${position}`)
    this.position = position
  }
}

export function readFilterTokens(text: string): FilterToken[] {
  const tokens: FilterToken[] = []
  let position = 0
  while (position < text.length) {
    const token = nextToken(text, position)
    if (token) tokens.push(token.token)
    position = token?.next ?? position + 1
  }
  return [...tokens, { kind: 'end', text: '', position: text.length }]
}

function nextToken(text: string, position: number): { token: FilterToken; next: number } | null {
  const first = text[position]!
  if (/\s/.test(first)) return null
  if (first === '(' || first === ')' || first === ':') {
    return { token: { kind: first, text: first, position }, next: position + 1 }
  }
  if (first === '"') return quotedToken(text, position)
  operator.lastIndex = position
  const compared = operator.exec(text)?.[0]
  if (compared !== undefined) {
    return {
      token: { kind: 'operator', text: compared, position },
      next: position + compared.length,
    }
  }
  unquoted.lastIndex = position
  const word = unquoted.exec(text)![0]
  return { token: { kind: 'word', text: word, position }, next: position + word.length }
}

function quotedToken(text: string, position: number): { token: FilterToken; next: number } {
  quoted.lastIndex = position
  const match = quoted.exec(text)
  if (!match) throw new FilterSyntaxError('unclosed quote', position)
  const value = match[1]!.replace(/\\(["\\])/g, '$1')
  return { token: { kind: 'quoted', text: value, position }, next: quoted.lastIndex }
}

const operator = /[<>]=?|!?=/y
/** An exclamation mark belongs to a word unless it begins "!=". */
const unquoted = /(?:(?!!=)[^\s():"<>=])+/y
const quoted = /"((?:[^"\\]|\\.)*)"/sy
