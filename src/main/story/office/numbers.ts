import type { NodeResult } from '#catalogue/process.ts'

/** A number as an office of the country might issue it; `serial` makes it another one. Undefined where none is issued. */
export function numberIssued(
  produces: NodeResult | null,
  country: string,
  serial: number,
): string | undefined {
  if (produces === 'TAX_NUMBER') return country === 'DE' ? '22/815/08154' : `TX-${700_000 + serial}`
  if (produces === 'EORI_NUMBER') return `DE${700_000_000_000_000 + serial}`
  if (produces === 'EPR_NUMBER') return country === 'DE' ? `DE${5_100_000_000_000 + serial}` : `EPR-${serial}`
  if (produces !== 'VAT_NUMBER') return undefined
  if (country === 'GB') return britishNumber(serial)
  if (country === 'FR') return frenchNumber(serial)
  return germanNumber(serial)
}

/** ISO 7064, MOD 11,10. */
function germanNumber(serial: number): string {
  const digits = String(20_000_000 + serial)
  let product = 10
  for (const digit of digits) {
    const sum = (Number(digit) + product) % 10 || 10
    product = (2 * sum) % 11
  }
  return `DE${digits}${(11 - product) % 10}`
}

/** Two check digits, so that the weighted sum is divisible by 97. */
function britishNumber(serial: number): string {
  const digits = String(8_000_000 + serial)
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (8 - at), 0)
  return `GB${digits}${String(97 - (sum % 97)).padStart(2, '0')}`
}

/** A SIREN with its Luhn digit, and the key before it. */
function frenchNumber(serial: number): string {
  const body = String(51_000_000 + serial)
  const sum = [...body].reduce((total, digit, at) => total + luhn(Number(digit), at % 2 === 1), 0)
  const siren = `${body}${(10 - (sum % 10)) % 10}`
  return `FR${String((12 + 3 * (Number(siren) % 97)) % 97).padStart(2, '0')}${siren}`
}

const luhn = (digit: number, isDoubled: boolean): number => {
  const value = isDoubled ? digit * 2 : digit
  return value > 9 ? value - 9 : value
}
