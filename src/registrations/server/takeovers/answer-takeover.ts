import { bindFiles } from '#documents/server/public.ts'
import type { InputOf } from '#platform/shared/call.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import { currencyOn } from '#vat/rates/currency-on.ts'
import {
  isAskedOfSeller,
  kindOfPoint,
  neededFor,
  type Needed,
  type PointKind,
} from '../../takeover/points.ts'
import type { answerTakeover as answerCall } from '../../takeover-contract.ts'
import { takeoverRefusals } from '../takeovers.errors.ts'
import type { TakeoverPointRow } from '../takeovers.tables.ts'
import { changeTakeover, type ChangeDeps, type Changing } from './change-takeover.ts'
import { requireFirstDay } from './first-day.ts'
import type { TakeoverActor } from './takeover-actor.ts'

type Answer = InputOf<typeof answerCall> & { companyId: string }

/**
 * Answers points. What staff enter counts at once; what the seller says waits for them.
 * @throws takeover.not_found, takeover.changed, takeover.no_such_point, takeover.checked_already, and what is missing
 */
export function answerTakeover(deps: ChangeDeps, by: TakeoverActor, answer: Answer): Promise<void> {
  return changeTakeover(deps, { seen: answer, by, action: 'takeover.answered' }, async (changing) => {
    const kinds = [...new Set(answer.points.map(kindOfPoint))]
    for (const kind of kinds) requireWhole(kind, answer, changing)
    if (by.kind === 'seller') refuseSeller(kinds, answer, changing)
    if (answer.uploadId !== undefined) await bindPaper(changing, by, answer.uploadId, kinds)
    return [...new Set(answer.points)].map((point) => rowOf(changing, { by, answer, point }))
  })
}

/** @throws takeover.no_such_point, takeover.day_wrong, takeover.first_day_wrong, and what is missing */
function requireWhole(kind: PointKind, answer: Answer, changing: Changing): void {
  const needed = neededFor(kind, answer.answer)
  if (!needed) throw takeoverRefusals.no_such_point()
  const { day, amount, uploadId } = answer
  const given = { day, amount, file: uploadId }
  const missing = needed.find((one) => given[one] === undefined)
  if (missing) throw MISSING[missing]()
  const { today } = changing
  if (kind === 'OURS' && day !== undefined) requireFirstDay(changing, day, today)
  else if (day !== undefined && day > today) throw takeoverRefusals.day_wrong({ fields: { day: FUTURE } })
}

const FUTURE: LocalText = { en: 'This day cannot be in the future.', zh: '日期不能晚于今天。' }
const MISSING: Record<Needed, () => Error> = {
  day: () => takeoverRefusals.day_missing({ fields: { day: { en: 'Enter the day.', zh: '请填写日期。' } } }),
  amount: () =>
    takeoverRefusals.amount_missing({
      fields: { amount: { en: 'Enter the balance, 0 if nothing is open.', zh: '请填写余额，无欠款请填0。' } },
    }),
  file: () =>
    takeoverRefusals.file_missing({
      fields: { uploadId: { en: 'Upload the document.', zh: '请上传文件。' } },
    }),
}

/** @throws takeover.no_such_point, takeover.checked_already */
function refuseSeller(kinds: readonly PointKind[], { points }: Answer, changing: Changing): void {
  if (!kinds.every(isAskedOfSeller)) throw takeoverRefusals.no_such_point()
  // "We do not know" leaves the question open, also after staff have read it.
  const isClosed = (point: string) => !changing.state.progress.open.includes(point)
  if (points.some(isClosed)) throw takeoverRefusals.checked_already()
}

const LABELS: Record<PointKind, LocalText> = {
  START: { en: 'VAT registration', zh: '税号登记文件' },
  RELEASE: { en: 'Release by the earlier agency', zh: '原服务商转出确认' },
  ACCOUNT: { en: 'State of the tax account', zh: '税务账户余额证明' },
  OFFICE: { en: 'Change of agent at the tax office', zh: '税局变更代理确认' },
  OURS: { en: 'First return filed by us', zh: '我们的首个申报期' },
  PERIOD: { en: 'Earlier VAT return', zh: '历史VAT申报表' },
}

async function bindPaper(
  { tx, registration, at }: Changing,
  by: TakeoverActor,
  fileId: string,
  [kind = 'PERIOD']: readonly PointKind[],
): Promise<void> {
  const { companyId, id, country } = registration
  await bindFiles(tx, {
    companyId,
    record: id,
    files: [{ place: `takeover:${fileId}`, fileId }],
    about: { kind: kind === 'PERIOD' ? 'RETURN' : 'LETTER', label: LABELS[kind], country },
    at,
    ...(by.kind === 'staff' && { asStaff: 'show' as const }),
  })
}

function rowOf(
  { registration, at, today }: Changing,
  { by, answer, point }: { by: TakeoverActor; answer: Answer; point: string },
): TakeoverPointRow {
  const needed = neededFor(kindOfPoint(point), answer.answer) ?? []
  const has = (one: Needed) => needed.includes(one)
  const isStaff = by.kind === 'staff'
  return {
    companyId: registration.companyId,
    registrationId: registration.id,
    point,
    answer: answer.answer,
    day: has('day') ? (answer.day ?? null) : null,
    amount: has('amount') ? (answer.amount ?? null) : null,
    currency: has('amount') ? currencyOf(registration.country, today) : null,
    fileId: answer.uploadId ?? null,
    note: answer.note || null,
    givenByKind: by.kind,
    givenByName: by.name,
    givenAt: at,
    checkedById: isStaff ? by.id : null,
    checkedByName: isStaff ? by.name : null,
    checkedAt: isStaff ? at : null,
    returnReason: null,
  }
}

/** What the state's tax account is kept in. */
export const currencyOf = (country: string, day: string): string => currencyOn(country, day)?.code ?? 'EUR'
