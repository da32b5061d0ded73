import { getStoredFiles } from '#documents/server/public.ts'
import type { Executor } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { pickText, type Lang } from '#platform/shared/local-text.ts'
import type { Takeover, TakeoverPeriod } from '../../takeover-contract.ts'
import { GENERAL_POINTS, pointOfPeriod, SHOWN_POINTS } from '../../takeover/points.ts'
import type { TakeoverPointRow } from '../takeovers.tables.ts'
import { currencyOf } from './answer-takeover.ts'
import { stateOfTakeover } from './state-of-takeover.ts'
import type { WholeTakeover } from './takeovers.queries.ts'

type Known = Omit<TakeoverPeriod, 'kind' | 'from' | 'to' | 'point'>

/** A takeover as both sides see it. */
export async function presentTakeover(
  executor: Executor,
  whole: WholeTakeover,
  { lang, today }: { lang: Lang; today: Day },
): Promise<Takeover> {
  const { takeover, registration, points } = whole
  const { periods, progress } = stateOfTakeover(whole, today)
  const fileIds = [...new Set(points.flatMap(({ fileId }) => fileId ?? []))]
  const files = fileIds.length === 0 ? [] : await getStoredFiles(executor, takeover.companyId, fileIds)
  const nameOf = new Map(files.map(({ id, name }) => [id, name]))
  const known = (point: string) => {
    const row = points.find((one) => one.point === point)
    return row ? present(row, nameOf) : NOTHING
  }
  const isSaid = whole.ours === null && points.some(({ point }) => point === 'OURS')
  const shown = isSaid ? SHOWN_POINTS : GENERAL_POINTS
  return {
    registrationId: registration.id,
    revision: takeover.revision,
    country: registration.country,
    number: registration.registrationNumber,
    product: pickText(registration.productName, lang),
    earlierAgency: takeover.earlierAgency,
    started: {
      kind: takeover.startedByKind,
      name: takeover.startedByName,
      at: takeover.createdAt.toISOString(),
    },
    doneAt: progress.isDone ? (takeover.doneAt?.toISOString() ?? null) : null,
    gapsKnown: progress.gapsKnown,
    currency: currencyOf(registration.country, today),
    points: shown.map((kind) => ({ kind, point: kind, ...known(kind) })),
    periods: periods.map((period) => {
      const point = pointOfPeriod(period)
      return { ...period, point, ...known(point) }
    }),
    gaps: progress.gaps,
    toAnswer: progress.toAnswer,
    toCheck: progress.toCheck,
  }
}

const NOTHING: Known = {
  answer: null,
  day: null,
  amount: null,
  currency: null,
  file: null,
  note: null,
  given: null,
  checked: null,
  returnReason: null,
}

function present(row: TakeoverPointRow, nameOf: ReadonlyMap<string, string>): Known {
  const { answer, day, amount, currency, fileId, note, checkedAt, checkedByName, returnReason } = row
  return {
    answer,
    day,
    amount,
    currency,
    file: fileId === null ? null : { uploadId: fileId, name: nameOf.get(fileId) ?? '' },
    note,
    given: { kind: row.givenByKind, name: row.givenByName, at: row.givenAt.toISOString() },
    checked: checkedAt && { name: checkedByName ?? '', at: checkedAt.toISOString() },
    returnReason,
  }
}
