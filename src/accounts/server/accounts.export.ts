import { and, eq, sql, type SQL } from 'drizzle-orm'
import { type ExportPart, type ExportScope, exportTable } from '#platform/server/export.queries.ts'
import { companies, companyMembers, agreementAcceptances, users, userSessions } from './accounts.tables.ts'
import { opened } from './bank/bank-details.ts'
import type { BankRow } from './bank/bank.repository.ts'
import { bankAccounts } from './bank.tables.ts'
import { companyInvitations } from './members.tables.ts'
import { passkeys } from './passkeys.tables.ts'
import { authenticators, signIns } from './security.tables.ts'

const SECRET = 'opens the account'

const ofUser = (column: SQL, name: 'name' | 'email') =>
  sql`(select ${name === 'name' ? users.name : users.email} from ${users} where ${users.id} = ${column})`
const memberId = sql`${companyMembers.userId}`
/** The rows of the person who asks, of whatever company. */
const mine = (column: Parameters<typeof eq>[0]) => ({
  where: ({ userId }: ExportScope): SQL => eq(column, userId),
  person: (userId: string): SQL => eq(column, userId),
})

const company = [
  exportTable({
    table: companies,
    name: 'company',
    title: { en: 'Company', zh: '企业信息' },
    where: ({ companyId }) => eq(companies.id, companyId),
  }),
  exportTable({
    table: companyMembers,
    name: 'members',
    title: { en: 'Members', zh: '成员' },
    extra: { name: ofUser(memberId, 'name'), email: ofUser(memberId, 'email') },
    person: (userId) => eq(companyMembers.userId, userId),
  }),
  exportTable({
    table: companyInvitations,
    name: 'member-invitations',
    title: { en: 'Invitations of members', zh: '成员邀请' },
  }),
  exportTable({
    table: bankAccounts,
    name: 'bank-details',
    title: { en: 'Bank details', zh: '银行账户' },
    present: ({ sealed, ...row }, { box }) => ({
      ...row,
      ...opened(box, { ...row, sealed } as BankRow),
    }),
  }),
  exportTable({
    table: agreementAcceptances,
    name: 'agreements',
    title: { en: 'Agreements accepted', zh: '已同意的协议' },
    omit: { address: 'the network address of other members' },
    person: (userId) => eq(agreementAcceptances.userId, userId),
    shownToPerson: ['address'],
  }),
]

const person = [
  exportTable({
    table: users,
    name: 'profile',
    title: { en: 'Your profile', zh: '个人资料' },
    omit: { passwordHash: SECRET },
    ...mine(users.id),
  }),
  exportTable({
    table: userSessions,
    name: 'sessions',
    title: { en: 'Where you are signed in', zh: '登录中的设备' },
    omit: { tokenHash: SECRET, formerTokenHash: SECRET, formerUntil: 'of use for ten seconds' },
    where: ({ companyId, userId }) =>
      and(eq(userSessions.companyId, companyId), eq(userSessions.userId, userId)) ?? sql`false`,
    person: (userId) => eq(userSessions.userId, userId),
  }),
  exportTable({
    table: signIns,
    name: 'sign-ins',
    title: { en: 'Your sign-in history', zh: '登录记录' },
    ...mine(signIns.userId),
  }),
  exportTable({
    table: passkeys,
    name: 'passkeys',
    title: { en: 'Your passkeys', zh: '通行密钥' },
    omit: { credentialId: SECRET, publicKey: SECRET, counter: 'of use to the device alone' },
    ...mine(passkeys.userId),
  }),
  exportTable({
    table: authenticators,
    name: 'authenticator',
    title: { en: 'Your authenticator app', zh: '验证器应用' },
    omit: { secretSealed: SECRET, lastStep: SECRET },
    ...mine(authenticators.userId),
  }),
]

export const accountsExport: ExportPart = { tables: [...company, ...person] }
