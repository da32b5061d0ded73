import type { LocalText } from '#platform/shared/local-text.ts'
import { toldText, type HowTold } from '../how-told.ts'
import type { Notice, Work } from './work.ts'
import { workOrderRefusals } from './work-orders.errors.ts'

/** How the seller told staff what they submit for them. */
export type ToldBy = { how?: HowTold; note?: string }
export type Told = { how: HowTold; note: string | null; text: LocalText }

const MISSING: LocalText = { en: 'Say how the seller told us.', zh: '请注明卖家以何种方式告知。' }

/** @throws work_orders.how_missing */
export function requireTold({ how, note }: ToldBy): Told {
  if (how === undefined) throw workOrderRefusals.how_missing({ fields: { how: MISSING } })
  const told = { how, note: note || null }
  return { ...told, text: toldText(told) }
}

/** The seller reads who entered it, and how they are said to have told it. */
export function enteredNotice(
  { actor }: Work,
  what: 'enteredFor' | 'submittedFor' | 'supplementFor',
  nodeId: string | null,
  how?: LocalText,
): Notice {
  const note = {
    en: `Entered for you by ${actor.name}${how ? ` (${how.en})` : ''}.`,
    zh: `由服务商${actor.name}代您填写${how ? `（${how.zh}）` : ''}。`,
  }
  return { what, nodeId, note }
}
