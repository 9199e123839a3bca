import type { Joining } from 'domain/content/joining.ts'

/** The fees of the cheapest class of membership, in rupees. */
interface LowestFees {
  onJoining: number
  everyYear: number
  /** Whether another class costs more. */
  isFrom: boolean
}

/** Returns the fees of the class that costs least; undefined if nobody pays anything. */
export function lowestFees(fees: Joining['fees']): LowestFees | undefined {
  const [lowest] = fees.toSorted((a, b) => a.everyYear - b.everyYear || a.onJoining - b.onJoining)
  if (!lowest) return undefined
  const { onJoining, everyYear } = lowest
  if (onJoining === 0 && everyYear === 0) return undefined
  const isFrom = fees.some((fee) => fee.onJoining !== onJoining || fee.everyYear !== everyYear)
  return { onJoining, everyYear, isFrom }
}
