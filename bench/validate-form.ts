/**
 * How long one submission of the German registration takes to validate: `node bench/validate-form.ts`.
 * The budget (docs: quality) is 5 ms for 32 fields.
 */
import { visibleFields } from '#forms/engine/evaluate/answers.ts'
import { exampleAnswers, exampleFiles } from '#form-templates/de-vat-registration/example.ts'
import { deVatRegistration } from '#form-templates/de-vat-registration/template.ts'
import { filesById, validate } from '#forms/engine/validate/validate.ts'

const ROUNDS = 2000
const BUDGET_MS = 5

const uploads = { passportId: 'a', businessLicenceId: 'b', registerExtractId: 'c', proofOfTradeId: 'd' }
const answers = exampleAnswers(uploads)
const options = { files: filesById(exampleFiles(uploads)), today: '2026-03-15', mode: 'submit' } as const

function timeOnce(): number {
  const start = performance.now()
  const { errors } = validate(deVatRegistration, answers, options)
  if (errors.length > 0) throw new Error(`the example is not valid: ${JSON.stringify(errors)}`)
  return performance.now() - start
}

const first = timeOnce()
const times = Array.from({ length: ROUNDS }, timeOnce).toSorted((a, b) => a - b)
const at = (share: number): string => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(3)
const count = visibleFields(deVatRegistration, answers).length

console.log(
  `${count} fields: first ${first.toFixed(3)} ms, median ${at(0.5)} ms, p99 ${at(0.99)} ms (budget ${BUDGET_MS} ms)`,
)
process.exitCode = Number(at(0.99)) < BUDGET_MS ? 0 : 1
