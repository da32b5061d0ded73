import { z } from 'zod'

/** Staff choose a pattern by name; they never write a regular expression. */
const PATTERN_NAMES = ['latin', 'latinAddress', 'digits', 'lettersAndDigits', 'passportNumber'] as const
export type PatternName = (typeof PATTERN_NAMES)[number]

const bound = z.union([z.number(), z.string()])

export const validatorSchema = z.discriminatedUnion('name', [
  z.strictObject({ name: z.literal('vatNumber'), countries: z.array(z.string()).optional() }),
  z.strictObject({ name: z.literal('eori') }),
  z.strictObject({ name: z.literal('iban') }),
  z.strictObject({ name: z.literal('bic') }),
  z.strictObject({ name: z.literal('phone') }),
  z.strictObject({ name: z.literal('email') }),
  z.strictObject({ name: z.literal('url') }),
  /** The country is the answer to another field, above this one. */
  z.strictObject({ name: z.literal('postcode'), countryField: z.string() }),
  z.strictObject({ name: z.literal('uscc') }),
  z.strictObject({ name: z.literal('germanTaxNumber') }),
  /** Of the import scheme (IM…) or of the non-Union scheme (EU…). */
  z.strictObject({ name: z.literal('oneStopShopNumber') }),
  z.strictObject({ name: z.literal('minAge'), years: z.int().min(0).max(120) }),
  /** The day is today or later, with at least `days` left. */
  z.strictObject({ name: z.literal('notExpired'), days: z.int().min(0).max(3660).optional() }),
  z.strictObject({
    name: z.literal('length'),
    min: z.int().min(0).optional(),
    max: z.int().min(1).max(10_000).optional(),
  }),
  /**
   * Numbers as they are, money in minor units, dates as `2026-03-31` or `today`. Both limits are allowed
   * values.
   */
  z.strictObject({ name: z.literal('range'), min: bound.optional(), max: bound.optional() }),
  /** One of the names in a column above, `directors/fullName`; anything while there are none. */
  z.strictObject({ name: z.literal('oneOf'), column: z.string() }),
  z.strictObject({ name: z.literal('pattern'), pattern: z.enum(PATTERN_NAMES) }),
])
export type Validator = z.infer<typeof validatorSchema>
export type ValidatorName = Validator['name']
