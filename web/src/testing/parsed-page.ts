import { defaultTreeAdapter as tree, type DefaultTreeAdapterTypes, parse } from 'parse5'

type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.Node

/** A parsed file. */
interface ParsedPage {
  /** Lists every element in order: its name, and the names of its attributes. */
  skeleton: string[]
  /** Returns the texts of all elements with this name and, if given, this attribute. */
  texts: (tagName: string, attribute?: Record<string, string>) => string[]
  /** Returns an attribute of all elements with this name that have it. */
  values: (tagName: string, attribute: string) => string[]
}

function* elementsOf(node: Node): Generator<Element> {
  if (tree.isElementNode(node)) yield node
  if (!('childNodes' in node)) return
  for (const child of node.childNodes) yield* elementsOf(child)
}

function textOf(node: Node): string {
  if (tree.isTextNode(node)) return node.value
  return 'childNodes' in node ? node.childNodes.map((child) => textOf(child)).join('') : ''
}

const valueOf = ({ attrs }: Element, name: string) =>
  attrs.find((attribute) => attribute.name === name)?.value

/** Parses a complete file as a browser does. @throws if the parser had to correct something */
export function parsePage(html: string): ParsedPage {
  const problems: string[] = []
  const document = parse(html, { onParseError: ({ code }) => problems.push(code) })
  if (problems.length > 0) throw new Error(`The page is no clean HTML: ${problems.join(', ')}`)
  const elements = [...elementsOf(document)]
  const named = (tagName: string) => elements.filter((element) => element.tagName === tagName)
  return {
    skeleton: elements.map(({ tagName, attrs }) => [tagName, ...attrs.map(({ name }) => name)].join(' ')),
    texts: (tagName, attribute = {}) =>
      named(tagName)
        .filter((element) =>
          Object.entries(attribute).every(([name, value]) => valueOf(element, name) === value),
        )
        .map(textOf),
    values: (tagName, attribute) => named(tagName).flatMap((element) => valueOf(element, attribute) ?? []),
  }
}
