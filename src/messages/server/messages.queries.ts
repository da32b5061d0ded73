import { and, asc, desc, eq, inArray, isNotNull, isNull, sql, type Placeholder } from 'drizzle-orm'
import { companies, companyMembers, users } from '#accounts/server/accounts.tables.ts'
import type { Executor } from '#platform/server/database.ts'
import { opaque, opaqueNumber } from '#platform/server/opaque.ts'
import { countedPage, countedRows } from '#platform/server/paging.ts'
import { preparedOnce } from '#platform/server/prepared.ts'
import { fixedQuery } from '#platform/server/whole-rows.ts'
import type { MemberRole } from '#platform/shared/principal.ts'
import type { ChosenChannels } from '../channels.ts'
import { UNREAD_AT_MOST, type UnreadCounts } from '../contract.ts'
import { MESSAGE_TYPES, type MessageType, type Topic } from '../message-types.ts'
import { messageChannels, messages, type MessageRow } from './messages.tables.ts'

/** A person in one of their companies: whose messages these are. */
export type Recipient = { companyId: string; userId: string }

export type MessageId = Recipient & { id: string }

export const isOf = ({ companyId, userId }: Recipient) =>
  and(eq(messages.companyId, companyId), eq(messages.userId, userId))

type Filter = { type?: MessageType | undefined; read?: boolean | undefined }

const messagePage = preparedOnce(
  (executor, { isTyped, read }: { isTyped: boolean; read?: boolean | undefined }) => {
    const whose = { companyId: sql.placeholder('companyId'), userId: sql.placeholder('userId') }
    const where = and(
      eq(messages.companyId, opaque(whose.companyId)),
      eq(messages.userId, opaque(whose.userId)),
      isNull(messages.deletedAt),
      isTyped ? eq(messages.type, sql.placeholder('type')) : undefined,
      read === undefined ? undefined : (read ? isNotNull : isNull)(messages.readAt),
    )
    const order = [desc(messages.createdAt), desc(messages.id)]
    return executor
      .select({
        id: messages.id,
        type: messages.type,
        kind: messages.kind,
        params: messages.params,
        timeZone: zoneOf(whose),
        createdAt: messages.createdAt,
        readAt: messages.readAt,
        counted: countedRows({ from: messages, where, order }),
      })
      .from(messages)
      .where(where)
      .orderBy(...order)
      .limit(opaqueNumber('limit'))
      .offset(opaqueNumber('offset'))
      .prepare('')
  },
)

export async function pageOfMessages(
  executor: Executor,
  { companyId, userId }: Recipient,
  { type, read, page, pageSize }: Filter & { page: number; pageSize: number },
) {
  const statement = messagePage(executor, { isTyped: type !== undefined, read })
  return countedPage({ page, pageSize }, (window) =>
    statement.execute({ companyId, userId, type, ...window }),
  )
}
export type ListedMessage = Awaited<ReturnType<typeof pageOfMessages>>['rows'][number]

/** What one step led to for one person, the oldest first; also what is only mailed. */
export async function messagesTogether(
  executor: Executor,
  whose: Recipient,
  together: string,
): Promise<MessageRow[]> {
  return executor
    .select()
    .from(messages)
    .where(and(isOf(whose), sql`params->>'together' = ${together}`))
    .orderBy(asc(messages.createdAt), asc(messages.id))
}

/** Of one person, the oldest first; also those that are deleted. */
export async function findMessages(
  executor: Executor,
  whose: Recipient,
  ids: readonly string[],
): Promise<MessageRow[]> {
  return executor
    .select()
    .from(messages)
    .where(and(isOf(whose), inArray(messages.id, [...ids])))
    .orderBy(asc(messages.createdAt), asc(messages.id))
}

/** Which of these messages exist in a company. */
export async function knownIds(
  executor: Executor,
  companyId: string,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await executor
    .select({ id: messages.id })
    .from(messages)
    .innerJoin(
      companyMembers,
      and(eq(companyMembers.companyId, messages.companyId), eq(companyMembers.userId, messages.userId)),
    )
    .where(and(eq(messages.companyId, companyId), inArray(messages.id, [...ids])))
  return rows.map(({ id }) => id)
}

/** A person's own zone, else that of their company. Depends on no row: the database reads it once a query. */
const zoneOf = ({ companyId, userId }: Record<keyof Recipient, Placeholder>) =>
  sql<string>`(select coalesce(u.time_zone, c.time_zone) from users u, companies c where u.id = ${userId} and c.id = ${companyId})`

/** The number of unread messages of each type, from the index alone. */
export async function unreadCounts(
  executor: Executor,
  { companyId, userId }: Recipient,
): Promise<UnreadCounts> {
  const rows = await countUnreadOfTypes(executor, companyId, userId, MESSAGE_TYPES)
  const counts = Object.fromEntries(rows.map(({ type, count }) => [type, count])) as Record<
    MessageType,
    number
  >
  const sum = rows.reduce((all, { count }) => all + count, 0)
  return { ...counts, ALL: Math.min(sum, UNREAD_AT_MOST) }
}

const unread = sql`select from messages where company_id = ${''} and user_id = ${''} and read_at is null and deleted_at is null`
const counted = sql.raw(String(UNREAD_AT_MOST))

const countUnreadOfTypes = fixedQuery<{ type: MessageType; count: number }>(
  sql`select wanted.type, (select count(*)::int from (${unread} and messages.type = wanted.type limit ${counted}) as counted) as count
    from unnest(${''}::text[]) as wanted(type)`,
)

/** The number alone, which every page asks for: one range of the index instead of five. */
export async function unreadTotal(executor: Executor, { companyId, userId }: Recipient): Promise<number> {
  const [row] = await countUnread(executor, companyId, userId)
  return row?.count ?? 0
}

const countUnread = fixedQuery<{ count: number }>(
  sql`select count(*)::int as count from (${unread} limit ${counted}) as counted`,
)

/** The members of a company, with what each chose for a topic. */
export async function membersToNotify(executor: Executor, companyId: string, topic: Topic) {
  const rows = await chosenBy(executor, topic, companyId)
  return rows.map(({ userId, role, ...chosen }) => ({ userId, role, chosen }))
}

type Chosen = { [K in keyof ChosenChannels]: ChosenChannels[K] | null }

const chosenBy = fixedQuery<{ userId: string; role: MemberRole } & Chosen>(
  sql`select m.user_id as "userId", m.role, c.here, c.email, c.digest
    from ${companyMembers} m
    left join ${messageChannels} c on c.company_id = m.company_id and c.user_id = m.user_id and c.topic = ${''}
    where m.company_id = ${''} order by m.user_id`,
)

export type MemberChoices = {
  role: MemberRole
  email: string
  timeZone: string
  chosen: ReadonlyMap<Topic, ChosenChannels>
}

/** A member with everything that they chose; undefined for who left the company. */
export async function memberChoices(
  executor: Executor,
  { companyId, userId }: Recipient,
): Promise<MemberChoices | undefined> {
  const [member] = await executor
    .select({ role: companyMembers.role, email: users.email, own: users.timeZone, of: companies.timeZone })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(and(eq(companyMembers.companyId, companyId), eq(companyMembers.userId, userId)))
  if (!member) return undefined
  const rows = await executor
    .select()
    .from(messageChannels)
    .where(and(eq(messageChannels.companyId, companyId), eq(messageChannels.userId, userId)))
  const { role, email, own, of } = member
  return { role, email, timeZone: own ?? of, chosen: new Map(rows.map((row) => [row.topic, row])) }
}
