import { z } from 'zod'
import { isDay } from './calendar.ts'
import type { LocalText } from './local-text.ts'

/** The sentence of a rule of a contract: `.refine(isRight, saying('Enter …', '请填写…'))`. */
export const saying = (en: string, zh: string): { params: LocalText } => ({ params: { en, zh } })

const A_DAY = saying('Enter a date, e.g. 2026-11-22.', '请填写日期，如2026-11-22')

/** A calendar day from outside, YYYY-MM-DD. */
export const dayInput = z.string().max(10).refine(isDay, A_DAY)

/** Yes or no in an address. */
export const flagInput = z.enum(['true', 'false']).transform((flag) => flag === 'true')

/** Of two days: the last is not before the first. */
export const NOT_BEFORE_THE_FIRST_DAY = saying(
  'The last day cannot be before the first day.',
  '结束日期不能早于开始日期。',
)
