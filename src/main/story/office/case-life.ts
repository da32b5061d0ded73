import { addDays } from '#platform/shared/calendar.ts'
import { assign, letterArrives, talkAbout } from './around-a-case.ts'
import { ENDINGS, goOn, type EndingName } from './endings.ts'
import type { Life } from './in-order-of-time.ts'
import { stepOf, usualPace, type Place } from './next-step.ts'
import type { Buyer, Case, Colleague, OfficeCast } from './office-cast.ts'
import { bookTransfer, placeOrder, type Ordered } from './place-order.ts'
import { someTimeAfter } from './working-hours.ts'

export type Planned = {
  buyer: Buyer
  agent: Colleague
  code: string
  ending: EndingName
  serial: number
  /** When it is ordered; milliseconds. */
  begins: number
}

const DAYS_TO_PAY = [0, 3] as const

/** From the order to where it stands today. */
export function lifeOf(cast: OfficeCast, planned: Planned): Life {
  const { buyer, agent, code, ending, serial } = planned
  let order: Ordered | undefined
  let one: Case | undefined
  let place: Place | undefined
  const later = (days: readonly [number, number], who: 'agency' | 'seller') =>
    someTimeAfter(cast.dice, cast.now().getTime(), cast.dice.between(...days), who)
  const life: Life = {
    next: planned.begins,
    async step() {
      life.next = undefined
      if (!order) {
        order = await placeOrder(cast, buyer, code)
        if (ending !== 'unpaid') life.next = later(DAYS_TO_PAY, 'agency')
      } else if (!one) {
        const workOrderId = await bookTransfer(cast, buyer, order)
        one = { cast, buyer, agent, code, serial, workOrderId }
        if (ending !== 'submitted' && cast.dice.often(0.85)) await assign(one)
        life.next = later([0, 4], 'seller')
      } else {
        const { isOver, ...now } = await goOn(one, place ?? (await stepOf(one)), ending)
        place = now
        if (now.isOpen) await around(one, isOver)
        // Once more after the last step, for what happens at the end.
        if (!isOver)
          life.next = now.step
            ? later(usualPace(now.step).days, usualPace(now.step).who)
            : later([1, 9], 'agency')
      }
      await cast.settle()
    },
  }
  return life
}

async function around(one: Case, isOver: boolean): Promise<void> {
  const { cast } = one
  if (cast.dice.often(isOver ? 0.6 : 0.15)) await talkAbout(one)
  if (isOver && cast.dice.often(0.5)) {
    const replyBy = cast.dice.often(0.6) ? addDays(cast.today(), cast.dice.between(5, 30)) : null
    await letterArrives(one, replyBy)
  }
}

/** After how many days an order usually is where it stops; it was bought that long ago, or a little longer. */
const USUAL_DAYS: Partial<Record<EndingName, number>> = {
  unpaid: 1,
  form: 4,
  submitted: 8,
  halfJudged: 9,
  returned: 10,
  cancelled: 9,
  toSign: 11,
  signed: 14,
  translating: 15,
  toFile: 18,
  authority: 28,
  queried: 24,
  answered: 24,
  refused: 24,
  onHold: 16,
  toHandOver: 58,
}

/** On how many days before today it was ordered. */
export const daysAgo = (cast: Pick<OfficeCast, 'dice'>, ending: EndingName, monthsBack: number): number => {
  const usual = USUAL_DAYS[ending]
  return usual === undefined
    ? cast.dice.between(80, monthsBack * 30)
    : usual + cast.dice.between(0, 2 + Math.ceil(usual / 4))
}

export const ENDING_NAMES = Object.keys(ENDINGS) as EndingName[]
