import type { Answers, Template } from '#forms/engine/model/template.ts'
import type { Executor } from '#platform/server/database.ts'
import type { SecretBox } from '#platform/server/secret-box.ts'
import { acceptedForms } from './checked-forms.queries.ts'
import { readSubmitted } from './submitted-form.ts'

/** More are not read: what an older form said was checked against older papers. */
const NEWEST = 5

/** What a form says of the company, by the names that templates use in `prefill`, and the node that holds its files. */
type CheckedFacts = { facts: Readonly<Record<string, string>>; nodeId: string }

/**
 * What the papers say of a company: the answers of the newest form that names it, once the agency has checked and
 * accepted it.
 */
export async function checkedCompanyFacts(
  executor: Executor,
  deps: { box: SecretBox },
  companyId: string,
): Promise<CheckedFacts | undefined> {
  for (const { nodeId, template: ref } of await acceptedForms(executor, companyId, NEWEST)) {
    if (!ref) continue
    const submitted = await readSubmitted(executor, deps, { form: { companyId, nodeId }, template: ref })
    if (!submitted) continue
    const facts = factsIn(submitted.template, submitted.answers)
    if (facts['company.nameLatin'] ?? facts['company.nameOriginal']) return { facts, nodeId }
  }
  return undefined
}

function factsIn(template: Template, answers: Answers): Record<string, string> {
  const known = template.sections
    .flatMap(({ fields }) => fields)
    .flatMap((field): [string, string][] => {
      const source = 'prefill' in field ? field.prefill : undefined
      const answer = answers[field.key]
      return source?.startsWith('company.') && typeof answer === 'string' && answer !== ''
        ? [[source, answer]]
        : []
    })
  return Object.fromEntries(known)
}
