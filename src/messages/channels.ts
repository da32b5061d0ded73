import type { MemberRole } from '#platform/shared/principal.ts'
import type { Topic } from './message-types.ts'

/** `here`: on the page of messages. `email`: at once. `digest`: in the daily mail. */
export const CHANNELS = ['here', 'email', 'digest'] as const
export type Channel = (typeof CHANNELS)[number]
export type Channels = Record<Channel, boolean>

const BOTH: Channels = { here: true, email: true, digest: false }
const HERE: Channels = { here: true, email: false, digest: false }

const DEFAULTS: Record<Topic, Channels> = {
  ACTION: BOTH,
  WORK_ORDER: BOTH,
  DECLARATION: BOTH,
  ORDER: BOTH,
  SYSTEM: BOTH,
  PROMOTION: HERE,
}

/** Where a missed message costs money or the account, nobody turns it off by mistake. */
const LOCKED: Partial<Record<Topic, readonly Channel[]>> = {
  ACTION: ['here', 'email'],
  SYSTEM: ['here', 'email'],
}

/** The channels that a member cannot turn off. Mail that asks to act does not go to whoever may not act. */
export function lockedChannels(topic: Topic, role: MemberRole): readonly Channel[] {
  const locked = LOCKED[topic] ?? []
  return topic === 'ACTION' && role === 'viewer' ? locked.filter((channel) => channel !== 'email') : locked
}

/** Null: nothing was chosen. */
export type ChosenChannels = { readonly [C in Channel]?: boolean | null }

/** How a member is notified: what they chose, else the default, and always what is locked. A viewer is mailed on wish. */
export function channelsOf(
  topic: Topic,
  role: MemberRole,
  chosen: ChosenChannels | null | undefined,
): Channels {
  const usual = role === 'viewer' && topic !== 'SYSTEM' ? HERE : DEFAULTS[topic]
  const channels = { ...usual }
  for (const channel of CHANNELS) channels[channel] = chosen?.[channel] ?? usual[channel]
  for (const channel of lockedChannels(topic, role)) channels[channel] = true
  return channels
}
