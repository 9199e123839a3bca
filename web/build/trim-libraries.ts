import type { Plugin } from 'vite'

/** Something in a library that keeps code which nothing of ours can reach. */
export interface Trim {
  /** The library's modules. */
  modules: RegExp
  /** The place, with the condition that makes the code unreachable where there is one. */
  place: RegExp
  replacement: string
}

const ROUTER = /\/react-router\/dist\/.*\.mjs$/
const FIRESTORE = /\/@firebase\/firestore\/dist\/common-\w+\.esm\.js$/
const STYLED = /\/styled-components\/dist\/styled-components\.browser\.esm\.js$/

/** Each with what it saves of the first visit's scripts, compressed. */
export const trims: readonly Trim[] = [
  // 1.9 kB, both together: Form, NavLink and others that nobody imports stay, for the bundler can't know that React's
  // functions have no side effects, nor that a name for the developer tools is one.
  { modules: ROUTER, place: /^var \w+ = (?=React\d*\.\w+\()/gm, replacement: '$&/* @__PURE__ */ ' },
  { modules: ROUTER, place: /^\w+\.displayName = ".*";$/gm, replacement: '' },
  // 1.8 kB, both together: a Link prefetches pages in the router's framework mode alone.
  {
    modules: ROUTER,
    place:
      /^function usePrefetchBehavior\([^]*?\n {2}if \(!frameworkContext\) \{\s*return \[false, ref, \{\}\];\s*\}\n[^]*?\n\}$/m,
    replacement: 'const usePrefetchBehavior = () => [false, null, {}];',
  },
  { modules: ROUTER, place: /\breturn shouldPrefetch && [^;]*: link;/, replacement: 'return link;' },
  // 3.0 kB, all five together: what only the framework and data modes of the router have, and its warnings for developers.
  { modules: ROUTER, place: /\bENABLE_DEV_WARNINGS\b(?= \?|\))/g, replacement: 'false' },
  {
    modules: ROUTER,
    place: /\blet dataRouterState = dataRouterOpts\?\.state;/,
    replacement: 'const dataRouterState = undefined;',
  },
  {
    modules: ROUTER,
    place: /\bisDataRoute \? useNavigateStable\(\) : (?=useNavigateUnstable)/,
    replacement: '',
  },
  { modules: ROUTER, place: /^RenderErrorBoundary\.contextType = RSCRouterContext;$/m, replacement: '' },
  { modules: ROUTER, place: /^ +(?=warning\()/gm, replacement: '$&false && ' },
  // 1.6 kB: vendor prefixes for old browsers, which styled-components adds only where a StyleSheetManager asks for them.
  { modules: STYLED, place: /\b\w+\.prefix&&\w+\.push\(\w+\.prefixer\),/, replacement: '' },
]

/** The same of the dashboard: 5.8 kB of pipelines, a second language of queries with an evaluator of its own, which nothing of ours speaks. */
export const dashboardTrims: readonly Trim[] = [
  '__PRIVATE_toEvaluable',
  '__PRIVATE_canonifyPipeline',
  '__PRIVATE_newPipelineComparator',
  '__PRIVATE_pipelineEq',
  '__PRIVATE_runPipeline',
  '__PRIVATE_toCorePipeline',
  '__PRIVATE_stageFromProto',
].map((name) => ({
  modules: FIRESTORE,
  place: new RegExp(`^(function ${name}\\(.*\\) )\\{\\n[^]*?\\n\\}$`, 'm'),
  replacement: '$1{}',
}))

/**
 * Leaves out of the browser's files what libraries hold for others. A build that does not find one of the places fails:
 * after the update of a library, look whether the code is still unreachable, and mend or drop the trim.
 */
export function trimLibraries(list: readonly Trim[]): Plugin {
  const found = new Set<Trim>()
  return {
    name: 'trim-libraries',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: list.map(({ modules }) => modules) },
      handler(code, id) {
        let trimmed = code
        for (const trim of list) {
          if (!trim.modules.test(id) || trimmed.search(trim.place) === -1) continue
          found.add(trim)
          trimmed = trimmed.replace(trim.place, trim.replacement)
        }
        return trimmed
      },
    },
    buildEnd(error) {
      const missing = list.filter((trim) => !found.has(trim))
      if (!error && missing.length > 0)
        this.error(`Not found in the libraries: ${missing.map(({ place }) => place).join(', ')}`)
    },
  }
}
