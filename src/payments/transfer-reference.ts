/**
 * What a buyer enters as the reference of a bank transfer: the order's number as a creditor reference (ISO
 * 11649), with check digits.
 */
export function transferReference(orderNumber: string): string {
  const body = orderNumber.replaceAll('-', '')
  return `RF${String(98 - remainderOf(`${body}RF00`)).padStart(2, '0')}${body}`
}

/** In groups of four, as banks print it. */
export const readableReference = (reference: string): string => reference.replace(/(.{4})(?=.)/g, '$1 ')

export type FoundReference = { orderNumber: string; because: 'REFERENCE' | 'NUMBER' }

/** The maximum length of the running part of an order's number. */
const SERIAL_LENGTHS = [6, 7, 8]

/**
 * The order that the text of a transfer names: by the reference if its check digits are right, or by its
 * number alone.
 */
export function orderNamedIn(text: string): FoundReference | undefined {
  const dense = text.toUpperCase().replace(/[^A-Z0-9]/g, '')
  for (const match of dense.matchAll(/RF(\d\d)OR(\d{4})(\d{6,8})/g)) {
    const [, check = '', year = '', digits = ''] = match
    for (const length of SERIAL_LENGTHS) {
      const orderNumber = `OR-${year}-${digits.slice(0, length)}`
      if (digits.length >= length && transferReference(orderNumber).slice(2, 4) === check)
        return { orderNumber, because: 'REFERENCE' }
    }
  }
  const plain = /OR[-\s]?(\d{4})[-\s]?(\d{6,8})(?!\d)/i.exec(text)
  return plain ? { orderNumber: `OR-${plain[1]}-${plain[2]}`, because: 'NUMBER' } : undefined
}

/** ISO 7064 mod 97-10: letters count as 10 to 35. */
function remainderOf(text: string): number {
  let remainder = 0
  for (const character of text) {
    for (const digit of String(Number.parseInt(character, 36)))
      remainder = (remainder * 10 + Number(digit)) % 97
  }
  return remainder
}
