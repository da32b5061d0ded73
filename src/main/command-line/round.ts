import { fromGross, fromNet } from '#vat/rates/rounding.ts'
import { type Command, fieldsOf, idOf, unreadable } from './command.ts'

/** `{ net, rate }` or `{ gross, rate }` → `{ net, vat, gross }`, decimal strings with two places. */
export const answer: Command = (question) => {
  const fields = fieldsOf(question)
  if (!fields || given(fields, 'net') === given(fields, 'gross'))
    return unreadable(
      'FIELDS',
      'Needed: either net or gross, and rate.',
      '请提供net或gross其中之一，以及rate。',
    )
  const side = given(fields, 'net') ? 'net' : 'gross'
  const amount = decimal(fields[side], /^-?\d{1,15}(\.\d{1,10})?$/)
  const rate = decimal(fields['rate'], /^\d{1,2}(\.\d{1,4})?$|^100$/)
  if (amount === null)
    return unreadable(
      'AMOUNT',
      `${side} is no amount such as 119.00, with at most 15 digits before the point.`,
      `${side}不是有效金额，请按119.00的格式填写，整数部分不超过15位。`,
    )
  if (rate === null)
    return unreadable('RATE', 'rate is a percentage from 0 to 100.', 'rate须为0至100之间的百分数。')
  return { ...idOf(fields), ...(side === 'net' ? fromNet(amount, rate) : fromGross(amount, rate)) }
}

const given = (fields: Record<string, unknown>, name: string): boolean =>
  fields[name] !== undefined && fields[name] !== null

/** A JSON number in its shortest notation, which is how people wrote it. */
function decimal(value: unknown, shape: RegExp): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null
  const text = String(value).trim()
  return shape.test(text) ? text : null
}
