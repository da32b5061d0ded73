import { appendFileSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'

export type StoredReturn = {
  vrn: string
  /** As it was sent */
  body: Readonly<Record<string, unknown>>
  receivedOn: string
  formBundleNumber: string
}

const keyOf = (vrn: string, periodKey: unknown) => `${vrn} ${String(periodKey)}`

/**
 * The returns that the stand-in took, written to a file before it answers: like the real one it knows them whatever
 * happens to the portal.
 */
export function createLocalReturns(file: string) {
  const returns = new Map<string, StoredReturn>()
  for (const line of linesOf(file)) {
    const stored = JSON.parse(line) as StoredReturn
    returns.set(keyOf(stored.vrn, stored.body['periodKey']), stored)
  }
  return {
    find: (vrn: string, periodKey: string): StoredReturn | undefined => returns.get(keyOf(vrn, periodKey)),
    of: (vrn: string): StoredReturn[] => [...returns.values()].filter((stored) => stored.vrn === vrn),
    add(taken: Omit<StoredReturn, 'formBundleNumber'>): StoredReturn {
      const stored = { ...taken, formBundleNumber: String(returns.size + 1).padStart(12, '0') }
      mkdirSync(dirname(file), { recursive: true })
      appendFileSync(file, `${JSON.stringify(stored)}\n`)
      returns.set(keyOf(stored.vrn, stored.body['periodKey']), stored)
      return stored
    },
  }
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n').filter(Boolean)
  } catch {
    return []
  }
}

export type LocalReturns = ReturnType<typeof createLocalReturns>
