import { type ChildNode, type Document, type Element, isTag, isText } from 'domhandler'
import { DomHandler, Parser } from 'htmlparser2'

/** The properties of a schema.org object. */
export type RecipeThing = Record<string, unknown>

/** A page's machine-readable content: its JSON-LD documents, and its microdata or RDFa items. */
export function readPage(page: string): { documents: string[]; items: RecipeThing[] } {
  const documents: string[] = []
  const items: RecipeThing[] = []
  const open: (Document | ChildNode)[] = documentOf(page)
  for (let node = open.pop(); node; node = open.pop()) {
    if (isElement(node)) {
      if (node.name === 'script') {
        if (jsonLd.test(node.attribs.type ?? '') && documents.length < mostDocuments) {
          documents.push(textIn(node))
        }
        continue
      }
      if (typeOf(node)) {
        items.push(itemFrom(node, 0))
        continue
      }
    }
    if ('children' in node) pushReversed(open, node.children)
  }
  return { documents, items }
}

/** Lets the first of the children be taken next. Spread arguments would overflow the stack with 100,000 of them. */
function pushReversed<Node>(open: Node[], children: readonly Node[]): void {
  for (const child of children.toReversed()) open.push(child)
}

/** Ignores a page nested deeper than any real one: parsing it would take quadratic time. */
function documentOf(page: string): Document[] {
  const handler = new ShallowHandler()
  try {
    new Parser(handler).end(page)
    return [handler.root]
  } catch (error) {
    if (error instanceof TooDeep) return []
    throw error
  }
}

class TooDeep extends Error {}

class ShallowHandler extends DomHandler {
  private depth = 0

  override onopentag(name: string, attributes: Record<string, string>) {
    this.depth += 1
    if (this.depth > deepestTag) throw new TooDeep()
    super.onopentag(name, attributes)
  }

  override onclosetag() {
    this.depth -= 1
    super.onclosetag()
  }
}

const deepestTag = 1000

const mostDocuments = 1000

const jsonLd = /^\s*application\/ld\+json/i

/** An element with `itemtype`, and the properties of its descendants up to the next item. */
function itemFrom(element: Element, depth: number): RecipeThing {
  const item: RecipeThing = { '@type': typeOf(element) }
  const open: [node: ChildNode, level: number, properties: number][] = []
  const visit = (children: readonly ChildNode[], level: number, properties: number) =>
    pushReversed(
      open,
      children.map(child => [child, level, properties] as (typeof open)[number]),
    )
  visit(element.children, depth + 1, 0)
  for (let next = open.pop(); next; next = open.pop()) {
    const [node, level, outer] = next
    if (!isElement(node) || level > deepest) continue
    const names = outer < mostNested ? namesOf(node) : []
    if (names.length > 0) {
      const value = typeOf(node) ? itemFrom(node, level) : contentOf(node)
      for (const name of names) addTo(item, name, value)
    }
    if (!typeOf(node)) visit(node.children, level + 1, outer + Math.min(1, names.length))
  }
  return item
}

const deepest = 60
/** The text of a property is read again for each property around it. */
const mostNested = 4
const mostNames = 10

function addTo(item: RecipeThing, name: string, value: string | RecipeThing): void {
  const before = item[name]
  if (Array.isArray(before)) before.push(value)
  else item[name] = before === undefined ? value : [before, value]
}

function typeOf({ attribs }: Element): string | undefined {
  return attribs.itemtype ?? attribs.typeof
}

function namesOf({ attribs }: Element): string[] {
  const names = (attribs.itemprop ?? attribs.property ?? '').split(/\s+/, mostNames)
  return names.map(name => name.replace(/^schema:/, '')).filter(name => /^[a-zA-Z]+$/.test(name))
}

function contentOf(element: Element): string {
  const { content, datetime, href, src } = element.attribs
  if (content !== undefined) return content
  if (element.name === 'time' && datetime) return datetime
  if (element.name === 'img') return src ?? ''
  if (element.name === 'link' || (element.name === 'a' && namesOf(element).includes('url'))) {
    return href ?? ''
  }
  return textIn(element)
}

/** The text of an element, with line breaks where blocks end. */
function textIn(element: Element): string {
  let text = ''
  const open: (ChildNode | string)[] = element.children.toReversed()
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (typeof node === 'string') text += node
    else if (isText(node)) text += element.name === 'script' ? node.data : spaced(node.data)
    else if (isElement(node) && !hidden.has(node.name)) {
      if (blocks.has(node.name)) open.push('\n')
      pushReversed(open, node.children)
    }
  }
  return text.trim()
}

/** A line break in the source is a space; only blocks end lines. */
function spaced(text: string): string {
  return text.replace(/\s+/g, ' ')
}

const blocks = new Set(['br', 'p', 'li', 'div', 'tr', 'h2', 'h3', 'h4'])
const hidden = new Set(['script', 'style', 'template', 'noscript'])

function isElement(node: Document | ChildNode): node is Element {
  return isTag(node as ChildNode)
}
