import { describe, expect, it } from 'vitest'
import { channelsOf, lockedChannels, type Channel, type Channels, type ChosenChannels } from './channels.ts'
import { TOPICS, type Topic } from './message-types.ts'

const on = (...names: Channel[]): Channels => ({
  here: names.includes('here'),
  email: names.includes('email'),
  digest: names.includes('digest'),
})

const CASES: [Topic, 'owner' | 'editor' | 'viewer', ChosenChannels | undefined, Channels][] = [
  ['ACTION', 'owner', undefined, on('here', 'email')],
  ['ACTION', 'editor', { here: false, email: false, digest: true }, on('here', 'email', 'digest')],
  ['ACTION', 'viewer', undefined, on('here')],
  ['ACTION', 'viewer', { email: true }, on('here', 'email')],
  ['SYSTEM', 'viewer', { email: false }, on('here', 'email')],
  ['WORK_ORDER', 'owner', { email: false, digest: true }, on('here', 'digest')],
  ['ORDER', 'owner', { here: false, email: false }, on()],
  ['ORDER', 'viewer', undefined, on('here')],
  ['PROMOTION', 'owner', undefined, on('here')],
  ['PROMOTION', 'owner', { here: null, email: true, digest: null }, on('here', 'email')],
]

describe('how somebody is notified', () => {
  it.each(CASES)('%s of a %s who chose %j', (topic, role, chosen, expected) => {
    expect(channelsOf(topic, role, chosen)).toEqual(expected)
  })

  it('keeps what is locked on, whatever was chosen', () => {
    const none = on()
    for (const topic of TOPICS)
      for (const role of ['owner', 'editor', 'viewer'] as const)
        for (const channel of lockedChannels(topic, role))
          expect(channelsOf(topic, role, none)[channel], `${topic} ${role} ${channel}`).toBe(true)
  })
})
