import type { Translate } from '#platform/web/text.ts'
import { QUEUE_FIGURE_LIMIT } from '#work-orders/staff/contract.ts'
import type { backOfficeText } from './back-office.text.ts'

/** The figure beside a view: the server counts each one only up to a limit. */
export function figureText(figure: number): number | string {
  return figure < QUEUE_FIGURE_LIMIT ? figure : `${QUEUE_FIGURE_LIMIT}+`
}

/** One's own, and apart from it what anybody may take. */
export function myTurnText(
  { myOwn, free }: { myOwn: number; free: number },
  t: Translate<typeof backOfficeText>,
): number | string {
  const own = figureText(myOwn)
  return free === 0 ? own : t('ownAndFree', { own, free: figureText(free) })
}
