/** Merges each item with the place of the same index. Items beyond the last place are dropped. */
export const zipPlaces = <Item extends object, Place extends object>(
  items: readonly Item[],
  places: readonly Place[],
): (Item & Place)[] =>
  places.flatMap((place, index) => {
    const item = items[index]
    return item ? [{ ...item, ...place }] : []
  })
