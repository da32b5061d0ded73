import { isRows } from './answer-kinds.ts'
import { isSensitive, topFields } from './field-kinds.ts'
import type { Answers, Template } from './template.ts'

/** A passport or another number of one person, or the number of the company in its home register. */
export type ComparedNumber = { path: string; value: string } & (
  | { of: 'person'; who: string }
  | { of: 'company' }
)

/** Below this a number of a register stands for too many. */
const SHORTEST_OF_COMPANY = 5

/**
 * The numbers of a form that one person or one company has alone, as they are compared: spaces, marks, case and width are
 * a matter of typing. A company's is compared within its country, since registers count from one.
 */
export function comparedNumbers(template: Template, answers: Answers): ComparedNumber[] {
  return [...numbersOfPeople(template, answers), ...numbersOfCompany(template, answers)]
}

/** Numbers of people who are named. A person’s own number is masked wherever it is asked for. */
function numbersOfPeople(template: Template, answers: Answers): ComparedNumber[] {
  return topFields(template).flatMap((group) => {
    if (group.type !== 'group' || group.titleField === undefined) return []
    const rows = answers[group.key]
    if (!isRows(rows)) return []
    const { key, titleField, fields } = group
    const numbers = fields.filter((field) => field.type === 'text' && isSensitive(field))
    return rows.flatMap((row) =>
      numbers.flatMap((field): ComparedNumber[] => {
        const [who, value] = [words(row[titleField]), bare(row[field.key])]
        if (who === '' || value === '') return []
        return [{ path: `${key}/${row._id}/${field.key}`, value, of: 'person', who }]
      }),
    )
  })
}

function numbersOfCompany(template: Template, answers: Answers): ComparedNumber[] {
  const filled = (prefill: string) =>
    topFields(template).filter((field) => 'prefill' in field && field.prefill === prefill)
  const country = filled('company.country').map(({ key }) => bare(answers[key]))[0] ?? ''
  return filled('company.registrationNumber').flatMap(({ key }): ComparedNumber[] => {
    const value = bare(answers[key])
    return value.length < SHORTEST_OF_COMPANY
      ? []
      : [{ path: key, value: `${country}:${value}`, of: 'company' }]
  })
}

const plain = (value: unknown, between: string): string =>
  typeof value === 'string'
    ? value
        .normalize('NFKC')
        .toUpperCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, between)
        .trim()
    : ''

const words = (value: unknown): string => plain(value, ' ')
const bare = (value: unknown): string => plain(value, '')
