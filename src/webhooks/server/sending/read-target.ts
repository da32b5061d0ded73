import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'

export type TargetProblem = 'malformed' | 'not_https' | 'credentials' | 'inside'

/** Where a delivery goes: the host without brackets, and whether it is this machine, where that is allowed. */
export type Target = { url: URL; host: string; isLocal: boolean }

const THIS_MACHINE: ReadonlySet<string> = new Set(['127.0.0.1', '::1'])
/** Names that no public resolver answers, or that mean this machine. */
const INSIDE = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|arpa)$/

/**
 * Reads the address of an endpoint. Numbers that browsers read as IPv4 (`0x7f.1`, `2130706433`) have become dotted by
 * then. @param allowLocal on a machine of a developer
 */
export function readTarget(
  text: string,
  { allowLocal }: { allowLocal: boolean },
): Target | { problem: TargetProblem } {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || url.hostname === '') return { problem: 'malformed' }
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  const isLocal = allowLocal && THIS_MACHINE.has(host)
  if (url.protocol !== 'https:' && !(isLocal && url.protocol === 'http:')) return { problem: 'not_https' }
  if (url.username !== '' || url.password !== '') return { problem: 'credentials' }
  if (isLocal) return { url, host, isLocal }
  const isInside = isIP(host) === 0 ? isInsideName(host) : !isPublicAddress(host)
  return isInside ? { problem: 'inside' } : { url, host, isLocal }
}

/** A name without a dot is one of this network. */
const isInsideName = (host: string): boolean => !host.includes('.') || INSIDE.test(host)
