import type { SecretBox } from '#platform/server/secret-box.ts'
import { comparedNumbers, type ComparedNumber } from '../engine/model/compared-numbers.ts'
import type { Answers, Template } from '../engine/model/template.ts'

/** The marks of a submission, and the key they are made with. */
export type NumberMarks = { markedBy: string; marks: { path: string; mark: string }[] }

/** Under each key, the current one first: until a rotation is through, others are marked with an older one. */
const marksOf = (box: SecretBox, { of, value }: ComparedNumber): string[] => box.numberMarks(`${of}:${value}`)

/** As they are stored: under the current key. */
export function markNumbers(box: SecretBox, template: Template, answers: Answers): NumberMarks {
  const marks = comparedNumbers(template, answers).flatMap((one) =>
    marksOf(box, one)
      .slice(0, 1)
      .map((mark) => ({ path: one.path, mark })),
  )
  return { markedBy: box.currentKeyId, marks }
}

/** As they are looked for: each number with the marks by which it may be known. */
export function marksToFind(
  box: SecretBox,
  template: Template,
  answers: Answers,
): { path: string; marks: string[] }[] {
  return comparedNumbers(template, answers).map((one) => ({ path: one.path, marks: marksOf(box, one) }))
}
