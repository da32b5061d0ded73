/**
 * The cost of one key in a long form, without rendering: `node bench/type-in-form.ts`. The people of the German
 * registration are repeated; the budget limits the work to the row being typed in.
 */
import { exampleAnswers, exampleFiles } from '#form-templates/de-vat-registration/example.ts'
import { deVatRegistration } from '#form-templates/de-vat-registration/template.ts'
import type { Answers, GroupRow, Template } from '#forms/engine/model/template.ts'
import { createFormChecker } from '#forms/engine/validate/form-checker.ts'
import { filesById } from '#forms/engine/validate/validate.ts'
import { createFormDraft } from '#forms/web/form-draft.ts'

const ROWS = 50
const KEYS = 500
const BUDGET_MS = 0.5

const uploads = { passportId: 'a', businessLicenceId: 'b', registerExtractId: 'c', proofOfTradeId: 'd' }
const files = filesById(exampleFiles(uploads))

const template: Template = {
  ...deVatRegistration,
  sections: deVatRegistration.sections.map((section) => ({
    ...section,
    fields: section.fields.map((field) => (field.type === 'group' ? { ...field, maxRows: ROWS } : field)),
  })),
}

function longAnswers(): Answers {
  const example = exampleAnswers(uploads)
  const [person] = example['directors'] as readonly GroupRow[]
  return {
    ...example,
    directors: Array.from({ length: ROWS }, (_, index) => ({ ...person, _id: `r${index}` })),
  }
}

const check = createFormChecker(template, '2026-03-15')
const ports = {
  send: () => Promise.reject(new Error('nothing is sent here')),
  complete: ({ answers }: { answers: Answers }) => answers,
  store: () => true,
  remove: () => undefined,
  now: () => '',
  delay: 1e6,
  retry: 1e6,
}
const start = { answers: longAnswers(), revisions: {} }
const draft = createFormDraft(start, new Set(['directors']), undefined, ports)

function typeKey(key: number): number {
  const began = performance.now()
  draft.set(`directors/r${ROWS - 1}/fullName`, `NAME ${key}`)
  check(draft.state().answers, files)
  return performance.now() - began
}

const count = check(start.answers, files).fields.length
const times = Array.from({ length: KEYS }, (_, key) => typeKey(key)).toSorted((a, b) => a - b)
draft.stop()
const median = times[KEYS >> 1] ?? 0
console.log(`${count} fields: median ${median.toFixed(3)} ms a key (budget ${BUDGET_MS} ms)`)
process.exitCode = Number(median >= BUDGET_MS)
