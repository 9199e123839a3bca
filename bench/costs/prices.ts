/**
 * What Google takes, in US dollars, for the dearest of the locations that docs/deploy-reference.md leaves the choice of. Functions' as the
 * deployment tool of November 2026 knows them, Hosting's from a copy of its page of May 2026, the database's from older copies:
 * nobody has compared them with a bill. Look again before you rely on them:
 * https://firebase.google.com/pricing, https://cloud.google.com/firestore/pricing, https://cloud.google.com/run/pricing
 */
export const PRICES = {
  /** Of a GB that visitors are sent; 360 MB a day are free. */
  hosting: { gigabyte: 0.15, freeGigabytes: 0.36 * 30 },
  /** Of a document; so many a day are free. Deletions are cheaper than writes, and taken for them. */
  reads: { each: 0.06 / 100_000, free: 50_000 * 30 },
  writes: { each: 0.18 / 100_000, free: 20_000 * 30 },
  /** Of Cloud Run in a region of the first tier, such as europe-west1. */
  calls: { each: 0.4 / 1_000_000, free: 2_000_000 },
  processorSeconds: { each: 0.000_024, free: 180_000 },
  memoryGigabyteSeconds: { each: 0.000_002_5, free: 360_000 },
  /** Of a GB of pictures a month. */
  storage: { gigabyte: 0.026 },
} as const

/** Cloud Run counts the time of an instance by tenths of a second. */
export const LEAST_SECONDS = 0.1

/** For so long an instance without work is kept, at most. */
export const KEPT_MINUTES = 15
