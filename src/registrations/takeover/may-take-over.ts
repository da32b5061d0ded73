import type { NodeResult } from '#catalogue/process.ts'

/** The numbers for which returns are filed. */
export const TAKEN_OVER = ['VAT_NUMBER', 'OSS_CONFIRMATION'] as const satisfies readonly NodeResult[]

export const canBeTakenOver = (kind: NodeResult | null): boolean => TAKEN_OVER.some((one) => one === kind)
