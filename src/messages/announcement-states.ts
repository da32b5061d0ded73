import type { AnnouncementStatus } from './staff/contract.ts'

export type AnnouncementAction = 'update' | 'publish' | 'withdraw'

/** From which statuses each action of staff is possible. Once it is being sent, its words are fixed. */
const FROM: Record<AnnouncementAction, readonly AnnouncementStatus[]> = {
  update: ['DRAFT', 'SCHEDULED'],
  publish: ['DRAFT', 'SCHEDULED'],
  withdraw: ['SCHEDULED', 'SENDING', 'SENT'],
}

export const isPossible = (action: AnnouncementAction, status: AnnouncementStatus): boolean =>
  FROM[action].includes(status)
