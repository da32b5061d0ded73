/** Where a window is. */
export type Place = { workOrderId: string | null; writing: boolean }

const NOWHERE: Place = { workOrderId: null, writing: false }
/** One work order closes before the next one opens: between the two there is nothing to say. */
const SETTLE_MS = 300

const isSame = (a: Place | undefined, b: Place) => a?.workOrderId === b.workOrderId && a.writing === b.writing

/**
 * Says where a window is: what is new soon, one after the other, and the rest at each beat. What could not be said is said
 * at the next beat; being nowhere need not be said twice, for silence says it too.
 */
export function createAnnouncer(send: (place: Place) => Promise<unknown>) {
  let wanted = NOWHERE
  let said: Place | undefined = NOWHERE
  let isBusy = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const speak = async (): Promise<void> => {
    if (isBusy) return
    isBusy = true
    const now = wanted
    said = await send(now).then(
      () => now,
      () => undefined,
    )
    isBusy = false
    if (!isSame(wanted, now)) void speak()
  }
  return {
    be(place: Place | null): void {
      wanted = place ?? NOWHERE
      clearTimeout(timer)
      timer = setTimeout(() => !isSame(said, wanted) && void speak(), SETTLE_MS)
    },
    beat(): void {
      if (wanted.workOrderId !== null) void speak()
    },
  }
}
