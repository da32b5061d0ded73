import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import { channelsOf, lockedChannels, type Channel, type ChosenChannels } from '../channels.ts'
import type { MailChoices, MailScope, NotificationSettings, TopicSettings } from '../contract.ts'
import { TOPICS, type Topic } from '../message-types.ts'
import { DIGEST_HOUR } from './digest-time.ts'
import { holderOfMailKey } from './mail-choice-keys.repository.ts'
import { saveChannels } from './channels.repository.ts'
import { messageRefusals } from './messages.errors.ts'
import { memberChoices, type MemberChoices, type Recipient } from './messages.queries.ts'

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'limits'>

export async function readSettings(
  deps: Pick<Deps, 'db'>,
  seller: SellerPrincipal,
): Promise<NotificationSettings> {
  const member = await memberChoices(deps.db, seller)
  if (!member) throw new Error('a session without a membership')
  const digest = { hour: DIGEST_HOUR, timeZone: member.timeZone }
  return { email: seller.email, digest, topics: topicsOf(member) }
}

/** @throws messages.channel_locked */
export async function changeChannel(
  deps: Pick<Deps, 'db' | 'clock'>,
  seller: SellerPrincipal,
  { topic, channel, on }: { topic: Topic; channel: Channel; on: boolean },
): Promise<NotificationSettings> {
  if (!on && lockedChannels(topic, seller.role).includes(channel)) throw messageRefusals.channel_locked()
  await deps.db.transaction((tx) => choose(tx, deps, seller, topic, { [channel]: on }))
  return readSettings(deps, seller)
}

export async function readMailChoices(deps: Deps, key: string, ip: string): Promise<MailChoices> {
  const holder = await holderOrRefuse(deps, key, ip)
  const member = await memberChoices(deps.db, holder)
  if (!member) throw messageRefusals.link_unknown()
  return { email: hiddenAddress(member.email), topics: topicsOf(member) }
}

/** Stops mails as the link of one of them asks; what is locked goes on. */
export async function stopMails(
  deps: Deps,
  { key, scope }: { key: string; scope: MailScope },
  ip: string,
): Promise<MailChoices> {
  const holder = await holderOrRefuse(deps, key, ip)
  const off: ChosenChannels = scope === 'DIGEST' ? { digest: false } : { email: false, digest: false }
  const topics = TOPICS.filter((topic) => scope === 'ALL' || scope === 'DIGEST' || scope === topic)
  await deps.db.transaction(async (tx) => {
    for (const topic of topics) await choose(tx, deps, holder, topic, off)
  })
  return readMailChoices(deps, key, ip)
}

const TRIES = { limit: 60, windowMinutes: 15 }

async function holderOrRefuse(deps: Deps, key: string, ip: string): Promise<Recipient> {
  await deps.limits.count({ key: `mail-choices:${ip}`, ...TRIES })
  const holder = await holderOfMailKey(deps.db, key)
  if (!holder) throw messageRefusals.link_unknown()
  return holder
}

async function choose(
  tx: Transaction,
  { clock }: Pick<Deps, 'clock'>,
  { companyId, userId }: Recipient,
  topic: Topic,
  chosen: ChosenChannels,
): Promise<void> {
  await saveChannels(tx, { companyId, userId, topic, ...chosen, updatedAt: clock.now() })
}

function topicsOf({ role, chosen }: MemberChoices): TopicSettings[] {
  return TOPICS.map((topic) => ({
    topic,
    ...channelsOf(topic, role, chosen.get(topic)),
    locked: [...lockedChannels(topic, role)],
  }))
}

/** Enough to recognise one's own address by: `li…@brightoak.example`. */
function hiddenAddress(email: string): string {
  const [name = '', domain = ''] = email.split('@')
  return `${name.slice(0, 2)}…@${domain}`
}
