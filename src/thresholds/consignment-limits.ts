import { THRESHOLDS } from '#vat/rates/thresholds.ts'
import type { ThresholdState, Watched } from './threshold.ts'

const LIMITS = { EU: THRESHOLDS.iossConsignment, GB: THRESHOLDS.gbConsignment } as const

/**
 * Parcels declared under a scheme, by the seller or the marketplace, although they are above its limit: those pay VAT at
 * the border, so that it was paid twice, or at the wrong place. Each parcel counts for itself.
 */
export function consignmentStates(watched: Watched): ThresholdState[] {
  return (['EU', 'GB'] as const).flatMap((to): ThresholdState[] => {
    const limit = LIMITS[to]
    const parcels = watched.consignments
      .filter((parcel) => parcel.to === to)
      .map((parcel) => ({
        month: parcel.month,
        units:
          parcel.currency === limit.currency
            ? parcel.net
            : watched.worth(parcel.net, parcel.currency, limit.currency, parcel.month),
      }))
    if (parcels.length === 0) return []
    const above = parcels.filter(({ units }) => units !== null && units > limit.amount)
    const isMissing = parcels.some(({ units }) => units === null)
    const most = above.reduce((largest, { units }) => Math.max(largest, units ?? 0), 0)
    const months = above.map(({ month }) => month).toSorted()
    const level = above.length > 0 ? 'CROSSED' : isMissing ? 'UNKNOWN' : 'OK'
    return [
      {
        kind: 'CONSIGNMENTS',
        country: to,
        level,
        doubt: level === 'UNKNOWN' ? 'RATE_MISSING' : null,
        limit: { amount: limit.amount, currency: limit.currency },
        reached: above.length > 0 ? { amount: most, currency: limit.currency } : null,
        basisPoints: null,
        since: months[0] ?? null,
        cases: above.length,
        settled: false,
        serviceCode: null,
        source: limit.source,
        confidence: limit.confidence,
      },
    ]
  })
}
