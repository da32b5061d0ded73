/** Something that goes on step by step, each at its time. */
export type Life = {
  /** Milliseconds; undefined once nothing more happens. */
  next: number | undefined
  step(): Promise<void>
}

/**
 * Lives many lives at once, so that what happened first is told first: numbers, histories and the audit trail are in the
 * order of their times. What lies behind `end` does not happen.
 */
export async function inOrderOfTime(
  lives: readonly Life[],
  { end, setClock }: { end: number; setClock(at: number): void },
): Promise<void> {
  for (;;) {
    const first = lives
      .filter(({ next }) => next !== undefined && next < end)
      .reduce<Life | undefined>(
        (least, one) => (Number(one.next) < Number(least?.next ?? end) ? one : least),
        undefined,
      )
    if (first?.next === undefined) return
    setClock(first.next)
    await first.step()
  }
}
