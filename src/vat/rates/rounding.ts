import { Big } from 'big.js'
import type { Confidence } from './facts.ts'

/** Amounts and rates in decimal notation: binary fractions would round 2.50 × 19 % to 0.47. */
export type Decimal = string

const CENTS = 2

/** Half a cent away from zero, also for negative amounts: a refund mirrors its sale. */
function halfUp(value: Big, places = CENTS): Big {
  return value.round(places, Big.roundHalfUp)
}

export type NetVatGross = { net: Decimal; vat: Decimal; gross: Decimal }

/** VAT on top of a net amount; the net amount only gets rounded to cents. */
export function fromNet(net: Decimal, percent: Decimal): NetVatGross {
  const base = halfUp(new Big(net))
  return parts(base, halfUp(new Big(net).times(percent).div(100)))
}

/** VAT included in a gross amount. The net amount is the rest, so that the three always add up. */
export function fromGross(gross: Decimal, percent: Decimal): NetVatGross {
  const whole = halfUp(new Big(gross))
  const vat = halfUp(vatWithin(new Big(gross), percent))
  return parts(whole.minus(vat), vat)
}

function parts(net: Big, vat: Big): NetVatGross {
  return { net: net.toFixed(CENTS), vat: vat.toFixed(CENTS), gross: net.plus(vat).toFixed(CENTS) }
}

/** Division keeps twenty digits, far more than needed to decide on half a cent of any accepted amount. */
const vatWithin = (gross: Big, percent: Decimal): Big => gross.times(percent).div(new Big(percent).plus(100))

/** Lines of one rate, each rounded, then summed; or summed, then rounded once. */
export type RoundingStrategy = 'HALF_UP_BY_LINE' | 'HALF_UP_BY_TOTAL'

export const ROUNDING_STRATEGIES: Readonly<
  Record<RoundingStrategy, (grossLines: readonly Decimal[], percent: Decimal) => Decimal>
> = {
  HALF_UP_BY_LINE: (lines, percent) =>
    lines
      .reduce((total, line) => total.plus(halfUp(vatWithin(new Big(line), percent))), new Big(0))
      .toFixed(CENTS),
  HALF_UP_BY_TOTAL: (lines, percent) =>
    halfUp(
      vatWithin(
        lines.reduce((total, line) => total.plus(line), new Big(0)),
        percent,
      ),
    ).toFixed(CENTS),
}

export type RoundingRule = { strategy: RoundingStrategy; source: string; confidence: Confidence }

/** The Directive leaves rounding to the states; half-up to the cent, line by line, is what most have in common. */
const COMMON: RoundingRule = {
  strategy: 'HALF_UP_BY_LINE',
  source: 'CJEU C-484/06 (Koninklijke Ahold), C-302/07 (Wetherspoon)',
  confidence: 'medium',
}

/** States with another rule: one line each. */
const OF_STATE: Readonly<Record<string, RoundingRule>> = {}

export function roundingRuleOf(country: string): RoundingRule {
  return OF_STATE[country] ?? COMMON
}

/** How a box of a return rounds off what is less than a whole unit. */
export type BoxStrategy = 'CENTS' | 'WHOLE_UNITS_DROPPED' | 'WHOLE_UNITS_HALF_UP'

export const BOX_STRATEGIES: Readonly<Record<BoxStrategy, (amount: Decimal) => Decimal>> = {
  CENTS: (amount) => halfUp(new Big(amount)).toFixed(CENTS),
  WHOLE_UNITS_DROPPED: (amount) => new Big(amount).round(0, Big.roundDown).toFixed(0),
  WHOLE_UNITS_HALF_UP: (amount) => halfUp(new Big(amount), 0).toFixed(0),
}

export type BoxRule = { strategy: BoxStrategy; source: string; confidence: Confidence }

/** Boxes that take whole units only, by state; all other boxes keep cents. */
export const BOX_RULES = {
  'GB 6-9': {
    strategy: 'WHOLE_UNITS_DROPPED',
    source: 'VAT notice 700/12: leave out the pence',
    confidence: 'medium',
  },
  'DE bases': {
    strategy: 'WHOLE_UNITS_DROPPED',
    source: 'UStVA, the form’s instructions: Bemessungsgrundlagen in full euros',
    confidence: 'high',
  },
  'FR lines': {
    strategy: 'WHOLE_UNITS_HALF_UP',
    source: 'CA3, notice 3310-NOT: rounded to the nearest euro',
    confidence: 'medium',
  },
} as const satisfies Record<string, BoxRule>
