/** Each item with what belongs to its place; an item more than there are places is left out. */
export const zipPlaces = <Item extends object, Place extends object>(
  items: readonly Item[],
  places: readonly Place[],
): (Item & Place)[] =>
  places.flatMap((place, index) => {
    const item = items[index]
    return item ? [{ ...item, ...place }] : []
  })
