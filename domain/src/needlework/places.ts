/** Every cause has this many places, each for one child or one family. */
export const PLACES = 200

/** Returns how many places are done. @param progress in per cent */
export const placesDone = (progress: number): number => Math.round((progress / 100) * PLACES)
