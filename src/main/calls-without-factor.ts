import type { CallDefinition } from '#platform/shared/call.ts'

/**
 * What a seller of whom a second factor is demanded may call before they have one: setting it up, looking after their
 * own sign-in, another company, their language, and taking along what is theirs. What is public stays open anyway.
 */
const OPEN: ReadonlySet<string> = new Set([
  '/user/info',
  '/user/update',
  '/user/security',
  '/user/confirm',
  '/user/twoFactor/begin',
  '/user/twoFactor/enable',
  '/user/twoFactor/disable',
  '/user/twoFactor/recoveryCodes',
  '/user/passkey/begin',
  '/user/passkey/add',
  '/user/passkey/rename',
  '/user/passkey/remove',
  '/user/passkey/beginConfirm',
  '/user/passkey/confirm',
  '/user/changePassword',
  '/user/sessions',
  '/user/signIns',
  '/user/answerSignIn',
  '/user/logout',
  '/user/logoutOthers',
  '/user/logoutSession',
  '/company/switch',
  '/privacy/exports',
  '/privacy/startExport',
  '/privacy/downloadExport',
  '/privacy/downloadMine',
])

/** Whether the call is refused to a seller who lacks the second factor that is demanded; a new one is. */
export const needsFactor = ({ access, path }: Pick<CallDefinition, 'access' | 'path'>): boolean =>
  access !== 'public' && !OPEN.has(path)
