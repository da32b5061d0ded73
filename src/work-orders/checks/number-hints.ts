import type { Answers, GroupRow, Template } from '#forms/engine/model/template.ts'
import { isSensitive } from '#forms/engine/model/field-kinds.ts'

/** A person's number that another person has too, in this form or in another of the company. */
export type NumberHint = { path: string } & (
  | { kind: 'sameNumberHere'; who: string }
  | { kind: 'sameNumberThere'; number: string; who: string }
)

type Filled = { template: Template; answers: Answers }
type Held = { path: string; value: string; who: string }

/** Passports and identity cards: one number is one person's. The number itself is not told. */
export function numberHints(form: Filled, others: readonly (Filled & { number: string })[]): NumberHint[] {
  const here = numbersIn(form)
  const there = others.flatMap((other) => numbersIn(other).map((held) => ({ ...held, number: other.number })))
  return here.flatMap((one): NumberHint[] => {
    const isAnothers = (held: Held) => held.value === one.value && held.who !== one.who
    const { path } = one
    const beside = here.find(isAnothers)
    if (beside) return [{ path, kind: 'sameNumberHere', who: beside.who }]
    const elsewhere = there.find(isAnothers)
    if (!elsewhere) return []
    return [{ path, kind: 'sameNumberThere', number: elsewhere.number, who: elsewhere.who }]
  })
}

/** The masked numbers of people who are named; how a name or number is typed makes no difference. */
function numbersIn({ template, answers }: Filled): Held[] {
  return template.sections
    .flatMap(({ fields }) => fields)
    .flatMap((group) => {
      const rows = answers[group.key]
      if (group.type !== 'group' || group.titleField === undefined || !Array.isArray(rows)) return []
      const { key, titleField } = group
      const numbers = group.fields.filter((field) => field.type === 'text' && isSensitive(field))
      return (rows as readonly GroupRow[]).flatMap((row) =>
        numbers.flatMap((field): Held[] => {
          const [who, value] = [plain(row[titleField]), plain(row[field.key])]
          return who === '' || value === '' ? [] : [{ path: `${key}/${row._id}/${field.key}`, value, who }]
        }),
      )
    })
}

const plain = (value: unknown): string =>
  typeof value === 'string'
    ? value
        .normalize('NFKC')
        .toUpperCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()
    : ''
