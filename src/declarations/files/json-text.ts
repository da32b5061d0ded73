/** A number that is written with exactly these digits: amounts are never binary fractions, at any size. */
export class Decimal {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

export type JsonValue =
  | string
  | number
  | boolean
  | Decimal
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue | undefined }

/** JSON as people read it, with amounts as they are. A member that is undefined is left out. */
export function jsonText(value: JsonValue, indent = ''): string {
  if (value instanceof Decimal) return value.text
  if (typeof value !== 'object') return JSON.stringify(value)
  const inner = `${indent}  `
  const list = isList(value)
  const members = list
    ? value.map((item) => inner + jsonText(item, inner))
    : Object.entries(value).flatMap(([name, member]) =>
        member === undefined ? [] : [`${inner}${JSON.stringify(name)}: ${jsonText(member, inner)}`],
      )
  const [open, close] = list ? '[]' : '{}'
  return members.length === 0 ? `${open}${close}` : `${open}\n${members.join(',\n')}\n${indent}${close}`
}

const isList = (value: object): value is readonly JsonValue[] => Array.isArray(value)
