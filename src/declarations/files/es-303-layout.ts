import {
  amount,
  constant,
  type Field,
  nothing,
  plainCapitals,
  rated,
  ratedEarlier,
  type Source,
  text,
  unused,
} from './es-fields.ts'
import { withoutPrefix } from './tax-number.ts'

/** Boxes of the form that the product fills; the others stand there as nothing. */
const NO = constant('2')

/** `02` for February, `1T` for the first quarter. */
const periodCode = (name: string): string => {
  const part = name.slice(5)
  return part.startsWith('Q') ? `${part.slice(1)}T` : part
}
const isLastOfYear = ({ prepared }: Source): boolean =>
  ['4T', '12'].includes(periodCode(prepared.period.name))
const isMonthly = ({ prepared }: Source): boolean => !prepared.period.name.includes('Q')

/** To pay, to set off later, or nothing. A refund is asked for by hand, with its account. */
function resultType({ of }: Source): 'I' | 'C' | 'N' {
  const result = of('71')
  if (result === 0) return 'N'
  return result > 0 ? 'I' : 'C'
}
const isWithoutActivity = ({ prepared }: Source): boolean =>
  prepared.boxes?.every(({ units }) => units === 0) === true

/** Page 1: who, and the general scheme (design of the record of modelo 303 for 2026). */
export const PAGE_1: readonly Field[] = [
  constant('<T30301000>'),
  text(1),
  text(1, resultType),
  text(9, ({ prepared }) => withoutPrefix(prepared.number, 'ES')),
  text(80, ({ facts }) => plainCapitals(facts.taxpayer)),
  text(4, ({ prepared }) => prepared.period.name.slice(0, 4)),
  text(2, ({ prepared }) => periodCode(prepared.period.name)),
  // Not foral, no monthly refund register, no simplified scheme, not jointly, not by cash, no pro rata, not insolvent
  NO,
  NO,
  constant('3'),
  NO,
  NO,
  NO,
  NO,
  NO,
  NO,
  text(8),
  text(1),
  NO,
  // The annual return is due: asked in the last period of the year
  text(1, (source) => (isLastOfYear(source) ? '2' : '0')),
  constant('0'),
  // Deposits of fuel: asked of those who file by the month, from February 2026 on
  text(1, (source) => (source.prepared.period.name === '2026-01' ? ' ' : isMonthly(source) ? '2' : '0')),
  ...rated('150', '00000', '152'),
  ...ratedEarlier('165', '00200', '167'),
  ...rated('01', '00400', '03'),
  ...ratedEarlier('153', '00500', '155'),
  ...rated('04', '01000', '06'),
  ...rated('07', '02100', '09'),
  ...['10', '11', '12', '13', '14', '15'].map(amount),
  // The surcharge of retailers
  ...['00175', '00050', '00000', '00140', '00520'].flatMap(unused),
  nothing,
  nothing,
  ...['27', '28', '29', '30', '31', '32', '33', '34', '35', '36', '37', '38', '39'].map(amount),
  // 40 to 44: corrections of deductions, farmers, capital goods, pro rata
  ...['40', '41', '42', '43', '44', '45', '46'].map(amount),
  text(521),
  text(13),
  constant('</T30301000>'),
]

/** Page 3: further information, and the result. */
export const PAGE_3: readonly Field[] = [
  constant('<T30303000>'),
  ...['59', '60', '120', '122', '123', '124', '62', '63', '74', '75', '76'].map(amount),
  amount('46'),
  // All of it is the state's: 100.00 %
  constant('10000'),
  amount('46'),
  ...['77', '110', '78', '87', '68', '108', '69', '70', '109', '112', '71'].map(amount),
  text(1, (source) => (isWithoutActivity(source) ? 'X' : '')),
  text(1, ({ facts }) => (facts.correction ? 'X' : '')),
  text(13),
  text(1),
  nothing,
  text(1, ({ facts }) => (facts.correction ? 'X' : '')),
  text(1),
  text(546),
  constant('</T30303000>'),
]

/** Around the pages: for which period, and a place for the maker of the program. */
export const OPENING: readonly Field[] = [
  constant('<T3030'),
  text(4, ({ prepared }) => prepared.period.name.slice(0, 4)),
  text(2, ({ prepared }) => periodCode(prepared.period.name)),
  constant('0000>'),
  constant('<AUX>'),
  text(70),
  text(4, 'GRLN'),
  text(4),
  text(9),
  text(213),
  constant('</AUX>'),
]
export const CLOSING: readonly Field[] = [
  constant('</T3030'),
  text(4, ({ prepared }) => prepared.period.name.slice(0, 4)),
  text(2, ({ prepared }) => periodCode(prepared.period.name)),
  constant('0000>'),
]
