import type { Descriptions } from 'domain/content/descriptions.ts'
import { paths } from '#lib/paths.ts'

const NAMES: Readonly<Record<string, keyof Descriptions>> = {
  [paths.about]: 'about',
  [paths.services]: 'services',
  [paths.blog]: 'blog',
  [paths.blogLeft]: 'blog',
  [paths.blogFullwidth]: 'blog',
  [paths.events]: 'events',
  [paths.contact]: 'contact',
  [paths.volunteer]: 'volunteer',
  [paths.signup]: 'signUp',
}

/** What the office says of a page where others find it; '' where the page itself says it. */
export function descriptionOf(path: string, descriptions: Descriptions): string {
  const name = NAMES[path]
  return name ? descriptions[name] : ''
}
