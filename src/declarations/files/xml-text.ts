/** What XML 1.0 has no way to write: controls, halves of pairs, and two that are no characters. */
const IMPOSSIBLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** Most texts of a register: nothing in them to escape. */
const PLAIN = /^[\w ./:-]*$/

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** A text as the content of an element or an attribute. */
const escaped = (text: string): string =>
  PLAIN.test(text)
    ? text
    : text.replaceAll(IMPOSSIBLE, '').replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? '')

/** `<name attributes>content</name>`; the content of other elements is given as it is. */
export const element = (name: string, content: string, attributes = ''): string =>
  `<${name}${attributes === '' ? '' : ` ${attributes}`}>${content}</${name}>`

export const textElement = (name: string, text: string, attributes = ''): string =>
  element(name, escaped(text), attributes)

/** One line without spaces at its ends (xsd:token), at most as many characters as the form takes. */
export function token(text: string, most: number): string {
  const line = text.replaceAll(IMPOSSIBLE, '').replaceAll(/\s+/g, ' ').trim()
  if (line.length <= most) return line
  // By code points, as schemas count.
  return [...line].slice(0, most).join('').trim()
}
