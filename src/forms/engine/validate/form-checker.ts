import type { Day } from '#platform/shared/calendar.ts'
import { progressOf, type SectionProgress } from '../evaluate/answers.ts'
import { createEvaluator, type EvaluatedField } from '../evaluate/evaluate.ts'
import type { FileLookup } from '../evaluate/read-answer.ts'
import type { Problem } from '../model/problem.ts'
import type { Template } from '../model/template.ts'
import { errorsIn, faultOf, type FormError } from './validate.ts'

/** All that a form on the screen needs to know about its answers. */
type CheckedForm = { fields: EvaluatedField[]; errors: FormError[]; steps: SectionProgress[] }

/**
 * The same as `evaluate`, `validate` for a submission and `progress` together, for answers that change key by
 * key: rows that have not changed are neither read nor checked again. Correct for any answers, fast for those
 * that share their rows with the previous ones.
 */
export function createFormChecker(
  template: Template,
  today: Day,
): (answers: unknown, files: FileLookup) => CheckedForm {
  const evaluate = createEvaluator(template)
  // A row comes back as the same fields only while nothing that its check has looked up has changed.
  const known = new WeakMap<EvaluatedField, { fault: Problem | undefined }>()
  const fault = (entry: EvaluatedField): Problem | undefined => {
    const found = known.get(entry) ?? { fault: faultOf(entry, today) }
    known.set(entry, found)
    return found.fault
  }
  return (answers, files) => {
    const { fields } = evaluate(answers, files)
    const errors = errorsIn(fields, fault)
    const asked = fields.filter((entry) => entry.visible)
    return { fields, errors, steps: progressOf(template, asked, errors) }
  }
}
