import type { Anchor } from './anchor-text.ts'

type Found = {
  checked: number
  sealedUntil: Date | undefined
  waiting: number
  waitingSince: Date | undefined
  toAdopt: number
  broken: string | undefined
}

/** What a check of the audit trail found, for whoever ran it. */
export function toldCheck(found: Found, anchor?: Anchor): string {
  const { checked, sealedUntil, waiting, waitingSince, toAdopt, broken } = found
  const proven = `${lines(checked)} ${checked === 1 ? 'fits its seal' : 'fit their seals'}${sealedUntil ? `, the last one sealed at ${minute(sealedUntil)}` : ''}.`
  if (broken !== undefined) return `BROKEN  ${broken}\n        Before it, ${proven}`
  const whole =
    checked + waiting === 0 && toAdopt > 0 ? 'The chain has not begun' : 'The audit trail is whole'
  const told = [`${whole}: ${proven}`]
  if (anchor) told.push(`It goes through the anchor of ${anchor.day}.`)
  if (waiting > 0)
    told.push(
      `${lines(waiting)} ${waiting === 1 ? 'waits' : 'wait'} for a seal${waitingSince ? ` since ${minute(waitingSince)}` : ''}; a running server seals about each second.`,
    )
  if (toAdopt > 0)
    told.push(
      `${lines(toAdopt)} of earlier releases ${toAdopt === 1 ? 'is' : 'are'} not in the chain yet, and not proven: a server that runs takes them over.`,
    )
  return told.join('\n')
}

const lines = (count: number): string => `${count} ${count === 1 ? 'line' : 'lines'}`
const minute = (at: Date): string => `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`
