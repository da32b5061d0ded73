import { comparedNumbers, type ComparedNumber } from '#forms/engine/model/compared-numbers.ts'
import type { Answers, Template } from '#forms/engine/model/template.ts'

/** A number that another person, or another company, has too. */
export type NumberHint = { path: string } & (
  | { kind: 'sameNumberHere'; who: string }
  | { kind: 'sameNumberThere'; number: string; who: string }
  /** At other companies: some that the reader may know of by name, and how many more there are. */
  | { kind: 'sameNumberAt'; who: readonly string[]; others: number }
)

type Filled = { template: Template; answers: Answers }
type Held = Extract<ComparedNumber, { of: 'person' }>

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

function numbersIn({ template, answers }: Filled): Held[] {
  return comparedNumbers(template, answers).filter((one): one is Held => one.of === 'person')
}
