/** The source of every "now", so that tests and demo stories can set the time. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

export type SettableClock = Clock & { set(instant: Date): void; advance(milliseconds: number): void }

/** A clock that continues from wherever a test sets it. */
export function settableClock(start: Date = new Date()): SettableClock {
  let offset = start.getTime() - Date.now()
  return {
    now: () => new Date(Date.now() + offset),
    set: (instant) => {
      offset = instant.getTime() - Date.now()
    },
    advance: (milliseconds) => {
      offset += milliseconds
    },
  }
}
