/** ISO 8859-15 is Latin 1 with eight other characters. */
const OTHERS: Readonly<Record<number, string>> = {
  0xa4: '€',
  0xa6: 'Š',
  0xa8: 'š',
  0xb4: 'Ž',
  0xb8: 'ž',
  0xbc: 'Œ',
  0xbd: 'œ',
  0xbe: 'Ÿ',
}
const CODES = new Map(
  Array.from({ length: 256 }, (_, code) => [OTHERS[code] ?? String.fromCharCode(code), code] as const),
)

/** XML in ISO 8859-15; other characters become references, which XML reads in any encoding. */
export function latin9Xml(xml: string): Uint8Array {
  const text = [...xml].map((one) => (CODES.has(one) ? one : `&#${one.codePointAt(0)};`)).join('')
  return Uint8Array.from(text, (character) => CODES.get(character) ?? 0)
}
