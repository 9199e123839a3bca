import type { BrowserContext } from '@playwright/test'

/**
 * What browsers of spring 2023 lack (Safari 16.4, Chrome 111): phones that are no longer updated have one. Playwright needs
 * `checkVisibility` itself.
 */
const NEWER = {
  Map: ['groupBy'],
  Object: ['groupBy'],
  Promise: ['withResolvers', 'try'],
  Array: ['fromAsync'],
  RegExp: ['escape'],
  URL: ['canParse', 'parse'],
  AbortSignal: ['any'],
  'Set.prototype': [
    'union',
    'intersection',
    'difference',
    'symmetricDifference',
    'isSubsetOf',
    'isSupersetOf',
  ],
  'Iterator.prototype': [
    'map',
    'filter',
    'take',
    'drop',
    'flatMap',
    'reduce',
    'toArray',
    'some',
    'every',
    'find',
  ],
  'Element.prototype': ['moveBefore'],
  'Document.prototype': ['startViewTransition'],
  window: ['requestIdleCallback', 'cancelIdleCallback', 'navigation', 'scheduler'],
}

/** Takes away from every page of a context what an older browser does not have. */
export async function makeOlder(context: BrowserContext): Promise<void> {
  await context.addInitScript((newer) => {
    for (const [path, names] of Object.entries(newer)) {
      const owner = path
        .split('.')
        .reduce<object | undefined>((all, name) => Reflect.get(all ?? {}, name), globalThis)
      for (const name of names) if (owner) Reflect.deleteProperty(owner, name)
    }
  }, NEWER)
}
