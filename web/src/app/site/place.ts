import { entityTag } from 'domain/entity-tag.ts'
import type { Neighbour } from '#lib/page-data/page-data.ts'

interface Named {
  id: string
  title: string
  image: string
}

/** One of a list with what stands beside it. */
interface Placed<One> {
  one: One
  etag: string
  previous?: Neighbour
  next?: Neighbour
  /** Changes with all of these. */
  tag: string
}

const toNeighbour = ({ id, title, image }: Named): Neighbour => ({ id, title, image })

/**
 * Each of a list with its neighbours, hashed once however many pages show it.
 * @param step where the previous one stands: 1 behind, -1 before it
 */
export function place<One extends Named>(list: readonly One[], step: 1 | -1): Placed<One>[] {
  return list.map((one, index) => {
    const [previous, next] = [list[index + step], list[index - step]]
    const neighbours = {
      ...(previous && { previous: toNeighbour(previous) }),
      ...(next && { next: toNeighbour(next) }),
    }
    const etag = entityTag(one)
    return { one, etag, ...neighbours, tag: etag + entityTag(neighbours) }
  })
}
