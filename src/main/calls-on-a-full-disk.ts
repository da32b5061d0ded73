import type { CallDefinition } from '#platform/shared/call.ts'

/** Calls by POST that store nothing worth mentioning: they go on while the disk is nearly full. */
export const GO_ON: ReadonlySet<string> = new Set([
  '/user/login',
  '/user/logout',
  '/user/logoutOthers',
  '/user/logoutSession',
  '/user/confirm',
  '/user/answerSignIn',
  '/user/notMe',
  '/user/twoFactor/disable',
  '/user/passkey/beginSignIn',
  '/user/passkey/signIn',
  '/user/passkey/beginConfirm',
  '/user/passkey/confirm',
  '/user/passkey/remove',
  '/company/switch',
  '/company/readInvitation',
  '/company/removeMember',
  '/company/revokeInvitation',
  '/staff/login',
  '/staff/logout',
  '/staff/logoutOthers',
  '/staff/logoutSession',
  '/staff/scope/endSessions',
  '/staff/confirm',
  '/staff/form/reveal',
  '/woNodeData/reveal',
  '/invite/begin',
  '/invite/unlock',
  '/invite/revoke',
  '/product/list',
  '/product/v2/list',
  '/obligation/assess',
  '/coupon/check',
  '/shoppingCart/category',
  '/shoppingCart/delete',
  '/vat/number/check',
  '/vat/tax/list',
  '/vat/tax/export',
  // Money that has moved is recorded as long as there is any room.
  '/payment/result',
  '/payment/klarnaPaymentResult',
  '/payment/webhook/{provider}',
])

/** Whether a call needs room on the disk; a new one does, unless it is named above. */
export const needsRoom = ({ method, path }: CallDefinition): boolean => method === 'POST' && !GO_ON.has(path)
