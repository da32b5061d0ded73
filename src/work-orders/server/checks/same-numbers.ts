import { marksToFind } from '#forms/server/public.ts'
import { nameFor } from '#platform/shared/original-name.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import type { StaffScope } from '#platform/shared/principal.ts'
import type { FilledForm } from '../../checks/answer-hints.ts'
import type { NumberHint } from '../../checks/number-hints.ts'
import { sameNumberHints } from '../../checks/same-number.ts'
import type { FormDeps } from '../form/node-form.ts'
import { holdersOfMarks } from './same-number.queries.ts'

/** More are not told apart: by then the number is an agent's, or a wrong one that everybody copies. */
const COMPANIES_FOUND = 100

/** The numbers of a form that stand at other companies, found by their marks. */
export async function sameNumbers(
  deps: Pick<FormDeps, 'db' | 'box'>,
  { template, answers }: FilledForm,
  { companyId, scope, lang }: { companyId: string; scope: StaffScope; lang: Lang },
): Promise<NumberHint[]> {
  const numbers = marksToFind(deps.box, template, answers)
  const marks = numbers.flatMap((one) => one.marks)
  const found = await holdersOfMarks(deps.db, { marks, except: companyId, scope, limit: COMPANIES_FOUND })
  return sameNumberHints(
    numbers,
    found.map(({ isSeen, mark, companyId: id, ...names }) => ({
      mark,
      companyId: id,
      name: isSeen ? nameFor(names, lang) : null,
    })),
  )
}
