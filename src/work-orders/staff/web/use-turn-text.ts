import { use } from 'react'
import { dayOf, type Day } from '#platform/shared/calendar.ts'
import { TimeZoneContext } from '#platform/ui/date-text.tsx'
import { formatDay } from '#platform/shared/day-text.ts'
import type { LaneModel } from '#platform/ui/lane/lane.ts'
import { useLang, useText } from '#platform/web/text.ts'
import type { WorkOrderCard } from '#work-orders/records.ts'
import type { workOrdersStaffText } from '#work-orders/staff/web/work-orders-staff.text.ts'
import { useNow } from '#back-office/web/frame/use-now.ts'
import { urgencyOf, waitingSince } from '#work-orders/staff/web/waiting.ts'

/** The status of a work order as a text for the agency: whose turn, since when, until when. */
export function useTurnText() {
  const t = useText<typeof workOrdersStaffText>('work-orders-staff')
  const lang = useLang()
  const now = useNow()
  const today = dayOf(now, use(TimeZoneContext))

  const waiting = (since: string, form: 'wait' | 'waitShort' = 'wait') => {
    const { unit, count } = waitingSince(new Date(since), now)
    return t(form === 'wait' ? `wait_${unit}` : `waitShort_${unit}`, { count })
  }
  const turn = (card: Pick<WorkOrderCard, 'status' | 'turn' | 'turnSince' | 'currentNode'>) => {
    if (card.status !== 'OPEN') return t(`status_${card.status}`)
    if (card.currentNode?.kind === 'FILING_TERM') return t('filingRuns')
    const whose = t(`turn_${card.turn}`)
    return card.turnSince ? t('turnFor', { whose, wait: waiting(card.turnSince) }) : whose
  }
  const due = (dueAt: Day, late: boolean) => {
    const urgency = urgencyOf(dueAt, late, today)
    const day = formatDay(dueAt, lang, 'short')
    return urgency === 'late'
      ? t('dueLate', { day })
      : urgency === 'today'
        ? t('dueToday')
        : t('dueOn', { day })
  }
  return { today, waiting, turn, due, lane: (card: WorkOrderCard) => laneOf(card, t, turn(card)) }
}

type Translate = ReturnType<typeof useText<typeof workOrdersStaffText>>

function laneOf(card: WorkOrderCard, t: Translate, turn: string): LaneModel {
  return {
    tracks: [
      { key: 'you', label: t('trackSeller') },
      { key: 'agency', label: t('trackAgency') },
      { key: 'authority', label: t('trackAuthority') },
    ],
    stops: card.lane.map((stop) => ({
      key: stop.key,
      track: stop.track,
      label: stop.label,
      state: stop.state,
      days: stop.expectedDays,
    })),
    flag: { text: turn, tone: card.turn === 'seller' ? 'yours' : 'other' },
    finished: card.status === 'COMPLETED',
  }
}
