import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { ScanThread } from '#reports/reader/scan-thread.ts'
import type { OpenFile, ReportOptions } from '#reports/read-report.ts'

/** Larger pieces are not faster, and leave more memory to be collected. */
const PIECE = 1 << 16
/** Bytes: a smaller file is read before a thread would be worth its beginning. */
const LARGE = 8 * 1024 * 1024

type Opened = { open: OpenFile } & Pick<ReportOptions, 'thread'>

/** A file to be read; a large one is scanned by a thread of its own, which ends with `read`. */
export async function openReport<T>(file: string, read: (opened: Opened) => Promise<T>): Promise<T> {
  const open: OpenFile = () => createReadStream(file, { highWaterMark: PIECE })
  if ((await sizeOf(file)) < LARGE) return read({ open })
  const thread = new ScanThread()
  try {
    return await read({ open, thread })
  } finally {
    await thread.close()
  }
}

/** 0 where there is no file: whoever opens it says so. */
async function sizeOf(file: string): Promise<number> {
  try {
    return (await stat(file)).size
  } catch {
    return 0
  }
}
