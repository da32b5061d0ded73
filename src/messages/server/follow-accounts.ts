import {
  BANK_CHANGED,
  findUser,
  MEMBER_CHANGED,
  MEMBER_JOINED,
  MEMBER_REMOVED,
  membershipsOf,
  NEW_DEVICE,
} from '#accounts/server/public.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { JobPayload } from '#platform/server/jobs.ts'
import { runningJob } from '#platform/server/mail-id.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import { accountMessages } from './account-messages.ts'
import { notify } from './notify.ts'

type Kind = keyof typeof accountMessages

const ROLES: Readonly<Record<string, LocalText>> = {
  owner: { en: 'owner', zh: '所有者' },
  editor: { en: 'editor', zh: '可编辑' },
  viewer: { en: 'viewer', zh: '仅查看' },
}

/** What the accounts report becomes a message; the accounts are below this module and cannot send one. */
export function followAccounts(deps: ServerDeps): void {
  const follow = (event: string, kind: Kind) =>
    deps.jobs.subscribe(event, 'notify', (payload) =>
      deps.db.transaction((tx) => tell(tx, deps, kind, payload)),
    )
  follow(MEMBER_JOINED, 'joined')
  follow(MEMBER_CHANGED, 'changed')
  follow(MEMBER_REMOVED, 'removed')
  follow(BANK_CHANGED, 'bank')
  deps.jobs.subscribe(NEW_DEVICE, 'notify', async (payload) => {
    const userId = String(payload['userId'])
    const [company] = await membershipsOf(deps.db, userId)
    if (!company) return
    await deps.db.transaction((tx) =>
      tell(tx, deps, 'device', { ...payload, companyId: company.id }, [userId]),
    )
  })
}

async function tell(
  tx: Transaction,
  deps: ServerDeps,
  kind: Kind,
  payload: JobPayload,
  userIds?: readonly string[],
): Promise<void> {
  const nameOf = async (userId: unknown) => (await findUser(tx, String(userId)))?.name ?? ''
  await notify(tx, deps, {
    companyId: String(payload['companyId']),
    kind: accountMessages[kind],
    params: {
      name: await nameOf(payload['userId']),
      role: ROLES[String(payload['role'])] ?? null,
      by: await nameOf(payload['byUserId'] ?? payload['userId']),
    },
    ...(userIds && { userIds }),
    // The accounts send mails of their own about what is serious.
    hereOnly: true,
    ...onceOf(runningJob()),
  })
}

/** A job that is repeated after its commit tells nobody twice. */
const onceOf = (job: string | undefined) => (job === undefined ? {} : { once: job })
