const RETRIES = 5
const FIRST_DELAY_MS = 350
const PARALLEL = 10

let running = 0
const waiting: (() => void)[] = []

/** Loads something over an unsteady network: up to 5 retries, the first after 350 ms, then doubling; 10 at a time. */
export async function loadWithRetry<T>(load: () => Promise<T>): Promise<T> {
  await enter()
  try {
    return await attempt(load, 0)
  } finally {
    leave()
  }
}

async function attempt<T>(load: () => Promise<T>, retry: number): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (retry >= RETRIES) throw error
    await new Promise((resolve) => setTimeout(resolve, FIRST_DELAY_MS * 2 ** retry))
    return attempt(load, retry + 1)
  }
}

async function enter(): Promise<void> {
  if (running >= PARALLEL) await new Promise<void>((resolve) => waiting.push(resolve))
  else running++
}

/** Passes the slot directly to the next in line: if it were freed first, a newcomer could take it too. */
function leave(): void {
  const next = waiting.shift()
  if (next) next()
  else running--
}
