import { BOX_STRATEGIES } from '#vat/rates/rounding.ts'
import { formatAmount } from '#vat/engine/money.ts'

/** Boxes of the register in the order of the schema; those in one group stand together or not at all. */
export const SALES_BOXES: readonly (readonly string[])[] = [
  ['K_10'],
  ['K_11'],
  ['K_12'],
  ['K_13'],
  ['K_14'],
  ['K_15', 'K_16'],
  ['K_17', 'K_18'],
  ['K_19', 'K_20'],
  ['K_21'],
  ['K_22'],
  ['K_23', 'K_24'],
  ['K_25', 'K_26'],
  ['K_27', 'K_28'],
  ['K_29', 'K_30'],
  ['K_31', 'K_32'],
  ['K_33'],
  ['K_34'],
  ['K_35'],
  ['K_36'],
  ['K_360'],
]
export const PURCHASE_BOXES: readonly (readonly string[])[] = [
  ['K_40', 'K_41'],
  ['K_42', 'K_43'],
  ['K_44'],
  ['K_45'],
  ['K_46'],
  ['K_47'],
]

/** Supplies within the EU: each row names the buyer. */
export const SUPPLIES = 'K_21'

const OWED = ['K_16', 'K_18', 'K_20', 'K_24', 'K_26', 'K_28', 'K_30', 'K_32', 'K_33', 'K_34']
const NOT_OWED = ['K_35', 'K_36', 'K_360']
const DEDUCTED = ['K_41', 'K_43', 'K_44', 'K_45', 'K_46', 'K_47']

type Amounts = Readonly<Record<string, number>>
const sumOf = (amounts: Amounts, boxes: readonly string[]): bigint =>
  boxes.reduce((sum, box) => sum + BigInt(amounts[box] ?? 0), 0n)

/** The tax that a row adds to the control sum of sales. */
export const owedIn = (amounts: Amounts): bigint => sumOf(amounts, OWED) - sumOf(amounts, NOT_OWED)
export const deductedIn = (amounts: Amounts): bigint => sumOf(amounts, DEDUCTED)

export const zloty = (grosz: number): string => formatAmount(grosz, 'PLN')
/** At any size. */
export function exactZloty(grosz: bigint): string {
  const digits = String(grosz < 0n ? -grosz : grosz).padStart(3, '0')
  return `${grosz < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** The declaration is in whole zloty: from fifty grosz on the next one (art. 63 of the tax ordinance). */
export const wholeZloty = (grosz: number): string =>
  BOX_STRATEGIES.WHOLE_UNITS_HALF_UP(formatAmount(grosz, 'PLN')).replace(/^-0$/, '0')
