import type { Readable } from 'node:stream'
import type { Lang } from '../../shared/local-text.ts'
import type { KeyHolder, Principal, SellerPrincipal, StaffPrincipal } from '../../shared/principal.ts'
import type { Log } from '../log.ts'
import { wireRefusals } from './wire-refusals.ts'

/** One file of a multipart request, still streaming. */
export type IncomingUpload = { name: string; stream: Readable; fields: Record<string, string> }

/** A cookie that scripts cannot read, for calls of this site alone; over TLS only where the site is. */
export type AnswerCookie = {
  name: string
  /** Empty to take the cookie back. */
  value: string
  /** Below `/server/{product}`: the calls it is sent with. */
  path: string
  maxAgeSeconds: number
}

/** What a handler knows of the request beside its validated input. */
export type CallContext = {
  principal: Principal
  lang: Lang
  requestId: string
  log: Log
  /** Address of the client, for limits and the audit trail. */
  ip: string
  userAgent: string
  /** The exact bytes of the body: signatures are made over them. */
  rawBody: Buffer
  headers: Record<string, string | undefined>
  cookies: Record<string, string | undefined>
  /** Goes with the answer, unless that is a failure. */
  setCookie(cookie: AnswerCookie): void
  upload(): Promise<IncomingUpload>
}

/** The signed-in seller of a call whose access says that there is one. @throws code 1 */
export function sellerOf(context: CallContext): SellerPrincipal {
  if (context.principal.kind !== 'seller') throw wireRefusals.session_invalid()
  return context.principal
}

/** The holder of a further key, of a call whose access says that there is one. @throws code 1 */
export function keyHolderOf(context: CallContext): KeyHolder {
  if (context.principal.kind !== 'keyHolder') throw wireRefusals.session_invalid()
  return context.principal
}

/** The signed-in member of staff of a `/staff/*` call. @throws code 1 */
export function staffOf(context: CallContext): StaffPrincipal {
  if (context.principal.kind !== 'staff') throw wireRefusals.session_invalid()
  return context.principal
}

/** What a call of kind `file` answers. */
export type FileAnswer = { stream: Readable; name: string; type: string; size?: number }
