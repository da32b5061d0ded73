import { checkIban } from '#tax-numbers/bank-numbers.ts'
import { fitsLuhn, fitsMod11And10 } from '#tax-numbers/check-digits.ts'
import { fitsBritain, fitsFrance } from '#tax-numbers/vat-number-checks.ts'
import { federalTaxNumber } from '#tax-numbers/german-federal-number.ts'
import type { NodeResult } from '#catalogue/process.ts'

/** A number as an office of the country might issue it; `serial` makes it another one. Undefined where none is issued. */
export function numberIssued(
  produces: NodeResult | null,
  country: string,
  serial: number,
): string | undefined {
  if (produces === 'TAX_NUMBER') return country === 'DE' ? berlinNumber(serial) : `TX-${700_000 + serial}`
  if (produces === 'EORI_NUMBER') return `DE${700_000_000_000_000 + serial}`
  if (produces === 'EPR_NUMBER') return country === 'DE' ? `DE${5_100_000_000_000 + serial}` : `EPR-${serial}`
  if (produces !== 'VAT_NUMBER') return undefined
  if (country === 'GB') return britishNumber(serial)
  if (country === 'FR') return frenchNumber(serial)
  return germanNumber(serial)
}

const DIGITS = Array.from({ length: 10 }, (_, digit) => String(digit))
const PAIRS = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'))

/** With the check digits that fit. */
function completed(candidates: readonly string[], fits: (number: string) => boolean): string {
  const found = candidates.find(fits)
  if (found === undefined) throw new Error('no check digits fit')
  return found
}

const germanNumber = (serial: number): string =>
  `DE${completed(
    DIGITS.map((digit) => `${20_000_000 + serial}${digit}`),
    fitsMod11And10,
  )}`

/** Of the tax office in Berlin; where no digit fits a case, the next district has it. */
const berlinNumber = (serial: number): string =>
  completed(
    ['815', '816'].flatMap((district) =>
      DIGITS.map((digit) => `22/${district}/${String(1_000 + (serial % 9_000))}${digit}`),
    ),
    (number) => {
      const federal = federalTaxNumber(number, 'BE')
      return 'number' in federal && federal.number !== null
    },
  )

/** An account with a bank in Germany. */
export const germanAccount = (serial: number): string =>
  completed(
    PAIRS.map((pair) => `DE${pair}37040044${String(532_000_000 + serial).padStart(10, '0')}`),
    (iban) => checkIban(iban).valid,
  )

const britishNumber = (serial: number): string =>
  `GB${completed(
    PAIRS.map((pair) => `${8_000_000 + serial}${pair}`),
    fitsBritain,
  )}`

/** A SIREN, and the key before it. */
function frenchNumber(serial: number): string {
  const siren = completed(
    DIGITS.map((digit) => `${51_000_000 + serial}${digit}`),
    fitsLuhn,
  )
  return `FR${completed(
    PAIRS.map((key) => key + siren),
    fitsFrance,
  )}`
}
