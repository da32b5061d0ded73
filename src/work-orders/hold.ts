import { addDays, type Day } from '#platform/shared/calendar.ts'
import type { LocalText } from '#platform/shared/local-text.ts'

export const HOLD_REASONS = [
  'SELLER_ASKED',
  'PAPERS',
  'AUTHORITY',
  'PAYMENT',
  'THIRD_PARTY',
  'OTHER',
] as const
export type HoldReason = (typeof HOLD_REASONS)[number]

/** Why a work order is on hold, as the seller reads it. */
export const HOLD_REASON_TEXTS: Record<HoldReason, LocalText> = {
  SELLER_ASKED: { en: 'You asked us to wait', zh: '应您的要求暂停' },
  PAPERS: { en: 'Originals or certified papers are on their way', zh: '原件或认证文件尚在办理或寄送中' },
  AUTHORITY: { en: 'The authority accepts nothing for now', zh: '主管机关暂不受理' },
  PAYMENT: { en: 'A payment is outstanding', zh: '有款项待支付' },
  THIRD_PARTY: {
    en: 'We are waiting for somebody else, such as a bank or a notary',
    zh: '等待第三方处理（如银行、公证人）',
  },
  OTHER: { en: 'Another reason', zh: '其他原因' },
}

/** Nothing is put aside for longer without somebody looking at it again. */
const LONGEST_DAYS = 365

/** A hold ends on a day to come, so that it is not forgotten. */
export function mayHoldUntil(until: Day, today: Day): boolean {
  return until > today && until <= addDays(today, LONGEST_DAYS)
}

/** On this day it ends by itself. One from before there were such days waits for somebody. */
export function isHoldOver(until: Day | null, today: Day): boolean {
  return until !== null && until <= today
}
