import type { Transition } from '#platform/shared/state-machine.ts'

/** A bank asks for money back: evidence may be sent, was sent, and then the bank decides. */
export const DISPUTE_STATUSES = ['OPEN', 'ANSWERED', 'WON', 'LOST'] as const
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number]

/** `escalate`: the bank, which had only asked and was answered, takes the money after all. */
export const DISPUTE_MOVES: readonly Transition<
  'answer' | 'escalate' | 'win' | 'lose',
  DisputeStatus,
  'provider'
>[] = [
  { action: 'answer', from: ['OPEN'], to: 'ANSWERED', by: ['provider'] },
  { action: 'escalate', from: ['ANSWERED'], to: 'OPEN', by: ['provider'] },
  { action: 'win', from: ['OPEN', 'ANSWERED'], to: 'WON', by: ['provider'] },
  { action: 'lose', from: ['OPEN', 'ANSWERED'], to: 'LOST', by: ['provider'] },
]

export const isDecided = (status: DisputeStatus): boolean => status === 'WON' || status === 'LOST'

/** How an order stands with its banks, from all of its disputes: one that is open still decides. */
export function markOf(statuses: readonly DisputeStatus[]): 'OPEN' | 'LOST' | null {
  if (statuses.some((status) => !isDecided(status))) return 'OPEN'
  return statuses.includes('LOST') ? 'LOST' : null
}

type Asked = { status: DisputeStatus; isInquiry: boolean }

/** The bank only asked and now takes the money, or asks for evidence again after it was sent. */
export const isEscalated = (known: Asked, news: Asked): boolean =>
  !isDecided(news.status) &&
  ((known.isInquiry && !news.isInquiry) || (known.status === 'ANSWERED' && news.status === 'OPEN'))

type State = { status: DisputeStatus; at: Date }

const RANK: Record<DisputeStatus, number> = { OPEN: 0, ANSWERED: 1, WON: 2, LOST: 2 }

/**
 * Whether news of a dispute changes what is known: events come late and in any order, with the second in which they
 * happened. What is decided stays decided.
 */
export function isNews(known: State, news: State): boolean {
  if (isDecided(known.status)) return false
  if (isDecided(news.status)) return true
  const later = news.at.getTime() - known.at.getTime()
  return later > 0 || (later === 0 && RANK[news.status] > RANK[known.status])
}
