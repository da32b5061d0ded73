import { vatOnTop } from '#vat/engine/money.ts'
import type { Amounts, Form } from './form.ts'

/** Lines whose tax the form works out from the whole euros of their base. */
const RATED = [
  ['81', 1900],
  ['86', 700],
] as const
const ACQUIRED = [
  ['89', 1900],
  ['93', 700],
] as const

/** UStVA. Bases in whole euros, cents dropped; the tax on them is worked out by the form. */
export const DE: Form = {
  acquisition(basisPoints) {
    if (basisPoints === 1900) return [['89', 'net']]
    if (basisPoints === 700) return [['93', 'net']]
    if (basisPoints === 0) return [['90', 'net']]
    return [
      ['95', 'net'],
      ['98', 'acquisitionVat'],
    ]
  },
  dispatch: [['41', 'net']],
  taxedElsewhere: [[['45', 'net']], [['45', 'net']]],
  ledger(kind) {
    switch (kind) {
      case 'PURCHASE':
      case 'FIXED_ASSET':
        return [['66', 'deductible']]
      case 'IMPORT':
      case 'IMPORT_IN_RETURN':
        return [['62', 'deductible']]
      case 'SERVICE_EU':
        return [
          ['46', 'net'],
          ['47', 'vat'],
          ['67', 'deductible'],
        ]
      case 'SERVICE_ABROAD':
        return [
          ['84', 'net'],
          ['85', 'vat'],
          ['67', 'deductible'],
        ]
    }
  },
  summary: (amounts) => ({
    base: amounts.sum('81', '86', '35'),
    vat: owedIn(amounts),
    payable: amounts.of('83'),
  }),
  rounding: (box) => (TAXES.has(box) ? 'CENTS' : 'WHOLE_UNITS_DROPPED'),
  calculated(amounts) {
    const owed = owedIn(amounts)
    const acquired = acquiredIn(amounts)
    const deducted = acquired + amounts.sum('62', '66', '67')
    return [
      ...(acquired === 0 ? [] : [['61', acquired] as const]),
      ['83', owed - deducted - amounts.of('39')],
    ]
  },
}

/** 39, the eleventh of the special prepayment, is entered as an adjustment. */
const TAXES = new Set(['36', '39', '47', '61', '62', '66', '67', '83', '85', '98'])

const taxOn = (amounts: Amounts, rated: readonly (readonly [box: string, basisPoints: number])[]): number =>
  rated.reduce((sum, [box, basisPoints]) => sum + vatOnTop(amounts.of(box), basisPoints), 0)
const acquiredIn = (amounts: Amounts): number => taxOn(amounts, ACQUIRED) + amounts.of('98')
const owedIn = (amounts: Amounts): number =>
  taxOn(amounts, RATED) + acquiredIn(amounts) + amounts.sum('36', '47', '85')
