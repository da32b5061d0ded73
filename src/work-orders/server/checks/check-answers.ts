import { fieldAt } from '#forms/engine/model/field-at.ts'
import { answerText } from '#forms/engine/print/answer-text.ts'
import { describePath } from '#forms/server/public.ts'
import type { StaffPrincipal, StaffScope } from '#platform/shared/principal.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { pickText, type Lang } from '#platform/shared/local-text.ts'
import {
  hintsOf,
  personHints,
  type FilledForm,
  type Hint,
  type OtherForm,
} from '../../checks/answer-hints.ts'
import {
  HINT_LEVEL_NAMES,
  HINT_LEVELS,
  HINT_TEXTS,
  type HintKind,
  type HintLevel,
} from '../../checks/hint-texts.ts'
import { fillText } from '#platform/shared/refusal.ts'
import { numberHints } from '../../checks/number-hints.ts'
import { companyProfile } from '../form/known-answers.ts'
import { readSubmitted } from '../form/submitted-form.ts'
import { formIdOf, isFormNode, type FormDeps, type FormNode } from '../form/node-form.ts'
import { todayOf, type Reading } from '../present-card.ts'
import { workOrderRefusals } from '../work-orders.errors.ts'
import { findWorkOrder, listNodes } from '../work-orders.queries.ts'
import type { WorkOrderRow } from '../work-orders.tables.ts'
import { sameNumbers } from './same-numbers.ts'
import { submittedElsewhere } from './submitted-forms.queries.ts'

/** More are not compared: what an older form said was true of an earlier time. */
const FORMS_COMPARED = 5

/** The submitted forms of a work order beside the profile, the company's other forms, other companies and today. */
export async function checkAnswers(
  deps: FormDeps,
  { workOrderId, staff }: { workOrderId: string; staff: Pick<StaffPrincipal, 'scope'> },
  reading: Reading,
) {
  const workOrder = await findWorkOrder(deps.db, workOrderId)
  if (!workOrder) throw workOrderRefusals.not_found()
  const nodes = (await listNodes(deps.db, [workOrderId])).filter(isFormNode)
  const forms = await Promise.all(nodes.map(async (node) => ({ node, form: await submittedOf(deps, node) })))
  const others = forms.some(({ form }) => form) ? await otherForms(deps, workOrder, staff.scope) : []
  const known = await companyProfile(deps.db, workOrder.companyId)
  const around = { companyId: workOrder.companyId, scope: staff.scope, lang: reading.lang }
  const records = await Promise.all(
    forms.map(async ({ node, form }) => {
      if (!form) return []
      const hints = [
        ...hintsOf(form, { known, others, today: todayOf(reading) }),
        ...personHints(form, others),
        ...numberHints(form, others),
        ...(await sameNumbers(deps, form, around)),
      ]
      return hints.map((hint) => present(hint, { node, form, reading }))
    }),
  )
  return { records: records.flat().toSorted(byLevel), compared: others.map(({ number }) => number) }
}

/** The gravest first; the sorting keeps the order of the form within a level. */
function byLevel(a: { level: HintLevel }, b: { level: HintLevel }): number {
  return HINT_LEVEL_NAMES.indexOf(a.level) - HINT_LEVEL_NAMES.indexOf(b.level)
}

async function submittedOf(deps: FormDeps, node: FormNode): Promise<FilledForm | undefined> {
  if (node.status === 'LOCKED') return undefined
  return readSubmitted(deps.db, deps, { form: formIdOf(node), template: node.formTemplate })
}

async function otherForms(
  deps: FormDeps,
  { companyId, id }: WorkOrderRow,
  scope: StaffScope,
): Promise<OtherForm[]> {
  const nodes = await submittedElsewhere(deps.db, {
    companyId,
    workOrderId: id,
    scope,
    limit: FORMS_COMPARED,
  })
  const read = await Promise.all(
    nodes.map(async ({ number, nodeId, template }): Promise<OtherForm[]> => {
      if (!template) return []
      const submitted = await readSubmitted(deps.db, deps, { form: { companyId, nodeId }, template })
      return submitted ? [{ number, ...submitted }] : []
    }),
  )
  return read.flat()
}

function present(
  hint: Hint,
  { node, form, reading: { lang } }: { node: FormNode; form: FilledForm; reading: Reading },
) {
  const { row, field } = describePath(form.template, form.answers, hint.path, lang)
  const kind = kindOf(hint)
  const params = {
    ...('there' in hint && hint.there !== null && { there: asRead(form, hint.path, hint.there, lang) }),
    ...('number' in hint && { number: hint.number }),
    ...('who' in hint && { who: typeof hint.who === 'string' ? hint.who : listed(hint.who, lang) }),
    ...('others' in hint && { others: String(hint.others) }),
    ...('years' in hint && { years: String(hint.years) }),
    ...('day' in hint && { day: formatDay(hint.day, lang) }),
  }
  return {
    nodeId: node.id,
    path: hint.path,
    level: HINT_LEVELS[kind],
    what: row === null ? field : lang === 'zh' ? `${field}（${row}）` : `${field} (${row})`,
    text: fillText(pickText(HINT_TEXTS[kind], lang), params),
  }
}

/** Which sentence says it. */
function kindOf(hint: Hint): HintKind {
  if (hint.kind === 'unlikeForm' && hint.there === null) return 'unlikeFormHidden'
  if (hint.kind !== 'sameNumberAt' || hint.others === 0) return hint.kind
  if (hint.who.length > 0) return hint.others === 1 ? 'sameNumberAtAndAnother' : 'sameNumberAtAndOthers'
  return hint.others === 1 ? 'sameNumberAtAnother' : 'sameNumberAtOthers'
}

const listed = (names: readonly string[], lang: Lang): string =>
  new Intl.ListFormat(lang === 'zh' ? 'zh-CN' : 'en-GB').format(names)

/** Another answer to the question, as its readers see one: the name of a country, the words of a choice. */
function asRead({ template }: FilledForm, path: string, answer: string, lang: Lang): string {
  const field = fieldAt(template, path)?.field
  if (!field || field.type === 'group' || field.type === 'info' || field.type === 'file') return answer
  return answerText(field, answer, lang, NO_BOXES, true)
}

/** What is compared are texts. */
const NO_BOXES = { yes: '', no: '' }
