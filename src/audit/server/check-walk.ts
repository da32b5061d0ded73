import { type AnchorFacts, macOf, sealOf, type TrailLine } from './chain.ts'
import { tellsOfCut } from './tells-of-cut.ts'
import type { AnchorRow, SealRow } from './seals.repository.ts'

/** A seal with its line, which may be gone. */
export type SealedLine = { seal: SealRow; line: TrailLine | undefined }
/** An anchor that somebody kept outside. */
export type KeptAnchor = Pick<AnchorFacts, 'day' | 'position' | 'hash'>

type Known = {
  keyOf(keyId: string): Buffer | undefined
  anchors: readonly AnchorRow[]
  kept?: KeptAnchor | undefined
}

/** A transaction of ours is over long before: its line is sealed among those of its time. */
const MINUTE_MS = 60_000
const IN_TURN_MS = 10 * MINUTE_MS

/** What is wrong, in words for whoever runs the check. Whatever is found first ends the walk. */
export class Broken extends Error {}

/** Walks the chain from its beginning, a seal at a time, in memory that does not grow. */
export function chainWalk({ keyOf, anchors, kept }: Known) {
  const ahead = anchors.toSorted((a, b) => a.position - b.position)
  const turns = numbersInTurn()
  let at = { position: 0, hash: '' }
  let begun = false
  /** Up to where lines were removed, until a line of the chain says so. */
  let removed: AnchorRow | undefined
  let last: SealRow | undefined

  function begin({ position }: SealRow): void {
    begun = true
    if (position > 1) at = baseOf(position)
    if (kept && kept.position < at.position)
      throw new Broken(
        `The anchor that you named is of position ${kept.position}; lines up to ${at.position} were removed. Name a later one.`,
      )
    while (ahead[0] && ahead[0].position < at.position) expectOurs(ahead.shift())
    meetAnchors()
  }

  function baseOf(position: number): AnchorRow {
    const base = anchors.find((anchor) => anchor.position === position - 1)
    if (!base)
      throw new Broken(
        `The chain begins at position ${position}, where no anchor is: the seals before it were taken out.`,
      )
    removed = base
    return base
  }

  function expectOurs(anchor: AnchorRow | undefined): void {
    if (!anchor) return
    const key = keyOf(anchor.keyId)
    if (!key || macOf(key, anchor) !== anchor.mac)
      throw new Broken(`The anchor of ${anchor.day} was changed, or was not made with a key of this portal.`)
  }

  function meetAnchors(): void {
    while (ahead[0]?.position === at.position) {
      const anchor = ahead.shift()
      expectOurs(anchor)
      if (anchor) expectThrough(anchor, `the anchor of ${anchor.day}`)
    }
    if (kept?.position === at.position) expectThrough(kept, `the anchor that you named, of ${kept.day}`)
  }

  function expectThrough({ position, hash }: KeptAnchor, name: string): void {
    if (hash !== at.hash)
      throw new Broken(
        `Position ${position} has another hash than ${name}: the chain up to it was made anew.`,
      )
  }

  return {
    meet({ seal, line }: SealedLine): void {
      if (!begun) begin(seal)
      const { position } = seal
      if (position !== at.position + 1)
        throw new Broken(
          `The seal at position ${at.position + 1} is missing${last ? `, the one after line ${last.line}` : ''}: the chain goes on at position ${position}, with line ${seal.line}.`,
        )
      if (!line) throw new Broken(`Line ${seal.line} (position ${position}) is missing: its seal is there.`)
      const key = keyOf(seal.keyId)
      if (!key)
        throw new Broken(
          `Line ${seal.line} (position ${position}) is sealed with the key ${seal.keyId}, which is not a key of this portal.`,
        )
      if (sealOf(key, { ...seal, previous: at.hash }, line) !== seal.hash)
        throw new Broken(
          `Line ${seal.line} (position ${position}) does not fit its seal: the line, its seal or its place was changed.`,
        )
      if (!turns.isInTurn(seal))
        throw new Broken(
          `Line ${seal.line} (position ${position}) was inserted out of turn: later lines had been sealed long before it.`,
        )
      if (removed && tellsOfCut(line, removed, keyOf)) removed = undefined
      at = { position, hash: seal.hash }
      last = seal
      meetAnchors()
    },
    /** @returns where the chain ends, and up to which number no line without a seal may be */
    end(): { last: SealRow | undefined; sealedUntil: number } {
      if (removed)
        throw new Broken(
          `Lines up to position ${removed.position} were removed, and no line of the chain says so that has our signature and is six years younger.`,
        )
      const beyond = [...ahead, ...(kept && kept.position > at.position ? [kept] : [])][0]
      if (beyond)
        throw new Broken(
          `The chain ends at position ${at.position}, but stood at ${beyond.position} on ${beyond.day}: its end was cut off.`,
        )
      return { last, sealedUntil: turns.until() }
    },
  }
}

/**
 * Numbers of lines may be sealed a little out of order, as transactions end, and no more than that. Time counts while
 * there are seals: what was committed just before a stop is sealed by the next start, however much later.
 */
function numbersInTurn() {
  /** The highest number of each minute that is not long ago. */
  let recent: { minute: number; highest: number }[] = []
  let settled = 0
  let before = 0
  let now = 0
  const settle = (until: number): void => {
    const old = recent.filter(({ minute }) => minute + MINUTE_MS <= until - IN_TURN_MS)
    if (old.length === 0) return
    settled = Math.max(settled, ...old.map(({ highest }) => highest))
    recent = recent.filter((one) => !old.includes(one))
  }
  return {
    isInTurn({ line, sealedAt }: SealRow): boolean {
      const time = sealedAt.getTime()
      if (time !== now) [before, now] = [now, time]
      settle(before)
      const minute = now - (now % MINUTE_MS)
      const same = recent.at(-1)
      if (same?.minute === minute) same.highest = Math.max(same.highest, line)
      else recent.push({ minute, highest: line })
      return line > settled
    },
    /** Up to which number no line comes any more. */
    until(): number {
      settle(now)
      return settled
    },
  }
}
