import type { ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import type { Lang } from '../../shared/local-text.ts'
import type { KeyHolder, Principal, SellerPrincipal, StaffPrincipal } from '../../shared/principal.ts'
import type { Log } from '../log.ts'
import { tokenFrom } from './access.ts'
import { wireRefusals } from './wire-refusals.ts'

/** The code of a stream's error when its form breaks off or is none. */
export const BROKEN_FORM = 'BROKEN_FORM'

/** One file of a multipart request, still streaming. */
export type IncomingUpload = { name: string; stream: Readable; fields: Record<string, string> }

/** A cookie that scripts cannot read, for same-site calls only; TLS only if the site uses TLS. */
export type AnswerCookie = {
  name: string
  /** Empty to delete the cookie. */
  value: string
  /** Below `/server/{product}`: the calls it is sent with. */
  path: string
  maxAgeSeconds: number
}

/** What a handler knows of the request besides its validated input. */
export type CallContext = {
  principal: Principal
  lang: Lang
  requestId: string
  log: Log
  /** Address of the client, for rate limits and the audit trail. */
  ip: string
  userAgent: string
  /** The exact bytes of the body: signatures are computed over them. */
  rawBody: Buffer
  headers: Record<string, string | undefined>
  cookies: Record<string, string | undefined>
  /** Hears by which name the call is refused, for the line that the request leaves in the log. */
  onRefused?: (name: string) => void
  /** Sent with the answer, unless it is a failure. */
  setCookie(cookie: AnswerCookie): void
  upload(): Promise<IncomingUpload>
}

/** The signed-in seller of a call whose access guarantees one. @throws code 1 */
export function sellerOf(context: CallContext): SellerPrincipal {
  if (context.principal.kind !== 'seller') throw wireRefusals.session_invalid()
  return context.principal
}

/** The seller who calls, and from where, as the audit trail keeps it. */
export const sellerAt = (context: CallContext) => ({ seller: sellerOf(context), address: context.ip })

/** The token with which a signed-in person made the call. */
export function presentedToken({ headers }: Pick<CallContext, 'headers'>): string {
  const token = tokenFrom(headers)
  if (token === undefined || token === 'differ') throw wireRefusals.session_invalid()
  return token
}

/** The holder of a further key, of a call whose access guarantees one. @throws code 1 */
export function keyHolderOf(context: CallContext): KeyHolder {
  if (context.principal.kind !== 'keyHolder') throw wireRefusals.session_invalid()
  return context.principal
}

/** The signed-in member of staff of a `/staff/*` call. @throws code 1 */
export function staffOf(context: CallContext): StaffPrincipal {
  if (context.principal.kind !== 'staff') throw wireRefusals.session_invalid()
  return context.principal
}

/** The answer of a call of kind `stream`: it writes to the connection for as long as that is open. */
export type StreamAnswer = { open(raw: ServerResponse): void }

/** The answer of a call of kind `file`. */
export type FileAnswer = { stream: Readable; name: string; type: string; size?: number }
