import type { OutputOf } from '#platform/shared/call.ts'
import type { listMonths } from '#reports/contract.ts'

export type ShopMonths = OutputOf<typeof listMonths>[number]
export type ShopMonth = ShopMonths['months'][number]
