import { statfs } from 'node:fs/promises'
import type { Log } from './log.ts'

export type Disk = {
  /** Whether less is free than the setting demands. */
  isNearlyFull(): Promise<boolean>
}

const ASK_EVERY_MS = 2_000

/** Watches the disk of a folder. One that cannot be asked counts as having room. */
export function watchDisk(options: { folder: string; minFreeMb: number; log: Log }): Disk {
  const { folder, minFreeMb, log } = options
  let askedAt = 0
  let answer: Promise<boolean> = Promise.resolve(false)
  const ask = async (): Promise<boolean> => {
    const { bavail, bsize } = await statfs(folder)
    const freeMb = Math.floor((bavail * bsize) / 1024 ** 2)
    if (freeMb >= minFreeMb) return false
    log.error({ folder, freeMb, minFreeMb }, 'disk nearly full')
    return true
  }
  return {
    isNearlyFull() {
      if (minFreeMb === 0 || Date.now() - askedAt < ASK_EVERY_MS) return answer
      askedAt = Date.now()
      answer = ask().catch((error: Error) => {
        log.warn({ folder, err: error.message }, 'free space unknown')
        return false
      })
      return answer
    },
  }
}
