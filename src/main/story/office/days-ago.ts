import type { Dice } from './dice.ts'
import type { EndingName } from './endings.ts'

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
export const daysAgo = (dice: Dice, ending: EndingName, monthsBack: number): number => {
  const usual = USUAL_DAYS[ending]
  return usual === undefined
    ? dice.between(80, monthsBack * 30)
    : usual + dice.between(0, 2 + Math.ceil(usual / 4))
}
