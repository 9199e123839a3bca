import type { View, ViewGroup } from './view.ts'

/** In the order of the rail; what belongs to none stands first. */
const ORDER: readonly (ViewGroup | undefined)[] = [undefined, 'people', 'website', 'inbox']

/** The entries of the rail in their groups, those without entries left out. */
export const groupViews = (views: readonly View[]): { group: ViewGroup | undefined; views: View[] }[] =>
  ORDER.map((group) => ({ group, views: views.filter((view) => view.group === group) })).filter(
    (part) => part.views.length > 0,
  )
