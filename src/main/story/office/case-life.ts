import { addDays } from '#platform/shared/calendar.ts'
import { assign, letterAboutNumber, letterArrives, talkAbout } from './around-a-case.ts'
import { ENDINGS, goOn, isLastAct, type EndingName } from './endings.ts'
import { stepOf, usualPace } from './next-step.ts'
import type { Buyer, Case, Colleague, OfficeCast } from './office-cast.ts'
import { awaitTransfer, bookTransfer, orderSince, placeOrder, workOf } from './place-order.ts'
import type { Planned } from './plan-lives.ts'
import { someTimeAfter } from './working-hours.ts'

const DAYS_TO_PAY = [0, 3] as const
const DAYS_TO_BEGIN = [0, 4] as const
/** Of those that are finished, an office writes to every so many. */
const LETTER_TO_EACH = 4
/** Until somebody sees that what was handed over is wrong. */
const DAYS_AFTERWARDS = [1, 9] as const

export type Life = { cast: OfficeCast; planned: Planned; buyer: Buyer; agent: Colleague }

/**
 * Asked before each thing that happens, which then happens at that time; milliseconds. @returns false where the life
 * leaves off: behind the end of the story, or because the product stops
 */
export type Moment = (at: number, isLast: boolean) => Promise<boolean>

/** From the order to where it stands today, or, of one that was interrupted, from where it stands. */
export async function liveThrough(life: Life, moment: Moment): Promise<void> {
  const { cast, planned, buyer, agent } = life
  const { code, ending, serial, begins } = planned
  const later = (days: readonly [number, number], who: 'agency' | 'seller') =>
    someTimeAfter(cast.dice, cast.now().getTime(), cast.dice.between(...days), who)

  const found = await orderSince(cast, buyer, begins)
  let order = found
  if (!order) {
    if (!(await moment(Math.max(begins, cast.now().getTime()), ending === 'unpaid'))) return
    order = await placeOrder(cast, buyer, code)
    await cast.settle()
  }
  if (ending === 'unpaid') return
  let workOrderId = await workOf(cast, buyer, order)
  let isNew = false
  if (workOrderId === undefined) {
    if (!(await moment(later(DAYS_TO_PAY, 'agency'), false))) return
    if (found) await awaitTransfer(cast, buyer, order)
    workOrderId = await bookTransfer(cast, buyer, order)
    isNew = true
  }
  const one: Case = { cast, buyer, agent, code, serial, workOrderId }
  if (isNew && ending !== 'submitted' && cast.dice.often(0.85)) await assign(one)
  for (let place = await stepOf(one); ;) {
    const isLast = isLastAct(place, ending)
    const pace = place.step ? usualPace(place.step) : { who: 'agency' as const, days: DAYS_AFTERWARDS }
    if (!(await moment(isNew ? later(DAYS_TO_BEGIN, 'seller') : later(pace.days, pace.who), isLast))) return
    isNew = false
    const next = await goOn(one, place, ending)
    if (next.isOpen) await around(one, isLast)
    else if (isLast && serial % LETTER_TO_EACH === 0) await letterAboutNumber(one)
    if (isLast) return
    place = next
  }
}

async function around(one: Case, isOver: boolean): Promise<void> {
  const { cast } = one
  const talks = cast.dice.often(isOver ? 0.6 : 0.15)
  if (talks) await talkAbout(one)
  const brings = isOver && cast.dice.often(0.5)
  if (brings) {
    const replyBy = cast.dice.often(0.6) ? addDays(cast.today(), cast.dice.between(5, 30)) : null
    await letterArrives(one, replyBy)
  }
  if (talks || brings) await cast.settle()
}

export const ENDING_NAMES = Object.keys(ENDINGS) as EndingName[]
