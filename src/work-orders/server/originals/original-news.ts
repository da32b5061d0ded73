import type { LocalText } from '#platform/shared/local-text.ts'
import { HOLDER_NAMES } from '../../originals/original-texts.ts'
import type { OriginalAction } from '../../originals/originals.ts'
import { sentenceOf } from '../present-history.ts'
import { writeHistory, type Notice, type Work } from '../work.ts'
import type { OriginalRow } from '../originals.tables.ts'

/** A line of the history for each move; the seller reads it too. */
export function recordMove(work: Work, row: OriginalRow, action: OriginalAction): Promise<void> {
  return writeHistory(work, { key: `original.${action}`, params: paramsOf(row) })
}

type Moved = Pick<OriginalRow, 'title' | 'holder' | 'holderName' | 'courier' | 'tracking'>

const paramsOf = (row: Moved) => ({
  name: row.title,
  holder: holderText(row) ?? '',
  courier: row.courier ?? '',
  tracking: row.tracking ?? '',
})

/** The same line, after the name of who did it. */
export const describeMove = (row: Moved, action: OriginalAction): LocalText => ({
  en: sentenceOf(`original.${action}`, paramsOf(row), 'en'),
  zh: sentenceOf(`original.${action}`, paramsOf(row), 'zh'),
})

/** `notary, Dr. Weber` */
function holderText({
  holder,
  holderName,
}: Pick<OriginalRow, 'holder' | 'holderName'>): LocalText | undefined {
  if (!holder) return undefined
  const { en, zh } = HOLDER_NAMES[holder]
  return holderName ? { en: `${en}, ${holderName}`, zh: `${zh}，${holderName}` } : { en, zh }
}

/** What the seller is told of, with the courier where there is one. A paper that comes back from a translator is no news. */
export function noticeOfMove(
  before: OriginalRow['status'],
  row: OriginalRow,
  action: OriginalAction,
): Notice | undefined {
  const about = { nodeId: null, name: row.title }
  if (action === 'askAgain') return askedNotice(row)
  if (action === 'sendBack') return { what: 'originalSentBack', note: travelNote(row), ...about }
  if (action === 'lose') return { what: 'originalLost', ...about }
  const isArrival = action === 'receive' && before !== 'OUT'
  return isArrival ? { what: 'originalReceived', ...about } : undefined
}

export function askedNotice({ title, note, dueOn }: OriginalRow): Notice {
  return { what: 'originalAsked', nodeId: null, name: title, note, ...(dueOn && { dueOn }) }
}

function travelNote({ courier, tracking }: OriginalRow): LocalText {
  const number = tracking ? ` ${tracking}` : ''
  return { en: `Sent by ${courier ?? ''}${number}.`, zh: `寄送方式：${courier ?? ''}${number}。` }
}
