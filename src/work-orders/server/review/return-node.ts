import { getBoundFiles } from '#documents/server/public.ts'
import {
  addReviewNotes,
  countAnswers,
  describePath,
  fileIdsAt,
  putVerdicts,
  type NewNote,
} from '#forms/server/public.ts'
import { acceptedPaths } from '#forms/engine/review/verdicts.ts'
import { LANGS, type Lang, localText, type LocalText } from '#platform/shared/local-text.ts'
import { checkedNode } from '../../node-moves.ts'
import type { ReturnReason } from '../../return-reason-codes.ts'
import { RETURN_REASONS } from '../../return-reasons.ts'
import { changeNodeAsStaff, type AtNode, type StaffText } from '../steps/change-as-staff.ts'
import { formIdOf, isFormNode, type FormDeps, type FormNode } from '../form/node-form.ts'
import { checkMove, moveNode, writeHistory, type Work } from '../work.ts'
import { answerablePaths } from './answerable-paths.ts'
import { rowsOf } from './judge-answers.ts'
import { checkAllMarksSent, openReview } from './open-review.ts'
import { workOrderRefusals } from '../work-orders.errors.ts'
import type { NodeRow } from '../work-orders.tables.ts'

export type ReturnedPlace = { path: string; reasonCode: ReturnReason; text?: StaffText; example?: boolean }

/** Returns single answers and files, each with its note; everything else stays locked. */
export function returnNode(deps: FormDeps, request: AtNode & { notes: ReturnedPlace[]; dueAt?: string }) {
  return changeNodeAsStaff(deps, request, async (work, named) => {
    const node = checkedNode(work.nodes, named)
    checkMove(work, node, 'return', 'staff')
    if (request.dueAt && request.dueAt < work.today) throw workOrderRefusals.day_in_past()
    const places = [...new Map(request.notes.map((note) => [note.path, note])).values()]
    const returned = isFormNode(node)
      ? await fromForm(work, deps, node, places)
      : await fromDocument(work, node, places)
    await addReviewNotes(work.tx, formIdOf(node), returned.notes, {
      submission: returned.submission,
      by: { id: work.actor.id, name: work.actor.name },
      at: work.now,
    })
    moveNode(work, node, 'return', 'staff', request.dueAt ? { dueAt: request.dueAt } : {})
    await writeHistory(work, {
      key: returned.counts ? 'node.returnedFields' : 'node.returned',
      node,
      params: returned.counts ? { count: returned.notes.length, ...returned.counts } : {},
      reason: returned.reason,
    })
    work.notices = [{ what: 'returned', nodeId: node.id }]
    return node
  })
}

const NAMED_IN_HISTORY = 3
type Returned = {
  notes: NewNote[]
  submission: number
  /** Of a form: how many answers it has, and how many of the others somebody accepted. */
  counts: { total: number; accepted: number } | null
  reason: LocalText
}

async function fromForm(
  work: Work,
  deps: FormDeps,
  node: FormNode,
  places: ReturnedPlace[],
): Promise<Returned> {
  const review = await openReview(work, deps, node)
  const { template, answers, submission } = review
  const known = answerablePaths(template, answers)
  for (const { path } of places) {
    if (!known.has(path)) throw workOrderRefusals.unknown_path({ params: { path } })
  }
  const paths = places.map(({ path }) => path)
  checkAllMarksSent(review, paths)
  const marks = paths.map((path) => ({ path, verdict: 'RETURNED', how: 'ONE', draft: null }) as const)
  await putVerdicts(work.tx, rowsOf(work, review, marks))
  const notes = places.map((place) => ({
    ...noteOf(place),
    example: place.example ? describePath(template, answers, place.path, 'en').example : null,
    fileIds: fileIdsAt(template, answers, place.path),
  }))
  const line = (note: NewNote, lang: Lang) => {
    const { field, row } = describePath(template, answers, note.path, lang)
    return `${row ? `${field} (${row})` : field}: ${note.text[lang]}`
  }
  return {
    notes,
    submission,
    counts: {
      total: countAnswers(template, answers),
      accepted: acceptedPaths(template, answers, review.standing, paths).length,
    },
    reason: inBoth((lang) => lines(notes, (note) => line(note, lang))),
  }
}

/** A signed document is returned as a whole. */
async function fromDocument(work: Work, node: NodeRow, places: ReturnedPlace[]): Promise<Returned> {
  if (places.some((place) => place.path !== '')) {
    throw workOrderRefusals.unknown_path({
      params: { path: places.find((place) => place.path !== '')?.path ?? '' },
    })
  }
  const files = await getBoundFiles(work.tx, work.workOrder.companyId, [node.id])
  const latest = files.at(-1)
  const notes = places.map((place) => ({
    ...noteOf(place),
    example: null,
    fileIds: latest ? [latest.id] : [],
  }))
  return {
    notes,
    submission: files.length,
    counts: null,
    reason: inBoth((lang) => lines(notes, (note) => note.text[lang])),
  }
}

function noteOf(place: ReturnedPlace): Pick<NewNote, 'path' | 'reasonCode' | 'text'> {
  const text = place.text === undefined ? RETURN_REASONS[place.reasonCode].text : localText(place.text)
  return { path: place.path, reasonCode: place.reasonCode, text }
}

function lines(notes: readonly NewNote[], line: (note: NewNote) => string): string {
  const named = notes.slice(0, NAMED_IN_HISTORY).map(line).join('\n')
  return notes.length > NAMED_IN_HISTORY ? `${named}\n…` : named
}

function inBoth(text: (lang: Lang) => string): LocalText {
  const [en = '', zh = ''] = LANGS.map(text)
  return { en, zh }
}
