import { and, eq, sql } from 'drizzle-orm'
import { companies, companyMembers, users } from '#accounts/server/accounts.tables.ts'
import type { Database } from '#platform/server/database.ts'
import type { ChosenChannels } from '../channels.ts'
import type { Topic } from '../message-types.ts'
import { mailChoiceKeys } from './digests.tables.ts'
import type { MessageId } from './messages.queries.ts'
import { messageChannels, messages } from './messages.tables.ts'

/** A message to be mailed, with its reader and what they chose; undefined for who left the company. */
export async function messageToMail(db: Database, { companyId, userId, id }: MessageId) {
  const read = mailReads.get(db) ?? prepareMailRead(db)
  mailReads.set(db, read)
  const rows = await read.execute({ companyId, userId, id })
  const [first] = rows
  const chosen = new Map(
    rows.flatMap(({ topic, here, toEmail, digest }): [Topic, ChosenChannels][] =>
      topic ? [[topic, { here, email: toEmail, digest }]] : [],
    ),
  )
  return first && { ...first, chosen }
}

const mailReads = new WeakMap<Database, ReturnType<typeof prepareMailRead>>()

/** One statement, a row for each topic about which something was chosen. */
const prepareMailRead = (db: Database) =>
  db
    .select({
      kind: messages.kind,
      params: messages.params,
      role: companyMembers.role,
      name: users.name,
      email: users.email,
      lang: users.lang,
      timeZone: sql<string>`coalesce(${users.timeZone}, ${companies.timeZone})`,
      keySealed: mailChoiceKeys.keySealed,
      topic: messageChannels.topic,
      here: messageChannels.here,
      toEmail: messageChannels.email,
      digest: messageChannels.digest,
    })
    .from(messages)
    .innerJoin(
      companyMembers,
      and(eq(companyMembers.companyId, messages.companyId), eq(companyMembers.userId, messages.userId)),
    )
    .innerJoin(users, eq(users.id, messages.userId))
    .innerJoin(companies, eq(companies.id, messages.companyId))
    .leftJoin(
      mailChoiceKeys,
      and(eq(mailChoiceKeys.companyId, messages.companyId), eq(mailChoiceKeys.userId, messages.userId)),
    )
    .leftJoin(
      messageChannels,
      and(eq(messageChannels.companyId, messages.companyId), eq(messageChannels.userId, messages.userId)),
    )
    .where(
      and(
        eq(messages.companyId, sql.placeholder('companyId')),
        eq(messages.userId, sql.placeholder('userId')),
        eq(messages.id, sql.placeholder('id')),
      ),
    )
    .prepare('messages_message_to_mail')
