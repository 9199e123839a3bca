import { defaultTreeAdapter as tree, type DefaultTreeAdapterTypes, parse } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node
export type HtmlElement = DefaultTreeAdapterTypes.Element

/** Parses a page as a browser without JavaScript does. */
export const parseHtml = (html: string) => parse(html, { scriptingEnabled: false })

function* elementsIn(node: Node): Generator<HtmlElement> {
  if (!('childNodes' in node)) return
  for (const child of node.childNodes) {
    if (tree.isElementNode(child)) yield child
    yield* elementsIn(child)
  }
}

/** Returns an attribute of an element, if it has it. */
export const attribute = ({ attrs }: HtmlElement, name: string) =>
  attrs.find((one) => one.name === name)?.value

/** Finds the elements below a node by their tag and attributes; an attribute may be a pattern. */
export const findAll = (
  node: Node,
  tagName: string,
  attributes: Record<string, string | RegExp> = {},
): HtmlElement[] =>
  [...elementsIn(node)].filter(
    (element) =>
      element.tagName === tagName &&
      Object.entries(attributes).every(([name, wanted]) => {
        const value = attribute(element, name)
        return typeof wanted === 'string' ? value === wanted : value !== undefined && wanted.test(value)
      }),
  )

/** Returns the text of a node and its descendants. */
export function textOf(node: Node): string {
  if (tree.isTextNode(node)) return node.value
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
}
