import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import {
  fillFrame,
  type Frame,
  newFrame,
  RowScanner,
  type ScannedRows,
  type Scanning,
} from './scanned-rows.ts'

/*
 * A thread that scans a large file while the one that asked for it determines the VAT of the rows before. This file is
 * both sides of it.
 */

type Asked = { begin: Scanning } | { frame: Frame; length: number; last: boolean }
type Answered = { rows: ScannedRows } | { error: unknown }

/** Frames that the thread has ahead: enough for it never to wait, and no more memory than that. */
const MOST_AHEAD = 4

/** Begins with the first file that it scans, for one file after the other. After an error it can only be closed. */
export class ScanThread {
  #worker: Worker | null = null
  readonly #free: Frame[] = []
  readonly #answers: Answered[] = []
  #ahead = 0
  #answered: (() => void) | null = null

  begin(scanning: Scanning): void {
    this.#ask({ begin: scanning })
  }

  /** Gives bytes to the thread, and takes rows from it while too many bytes are ahead. */
  async scan(bytes: Uint8Array, take: (rows: ScannedRows) => void): Promise<void> {
    let at = 0
    while (at < bytes.length) {
      const frame = await this.#freeFrame(take)
      const length = fillFrame(frame, bytes.subarray(at))
      this.#send(frame, length, false)
      at += length
    }
  }

  /** All rows that are left. */
  async end(take: (rows: ScannedRows) => void): Promise<void> {
    this.#send(await this.#freeFrame(take), 0, true)
    while (this.#ahead > 0) await this.#next(take)
  }

  async close(): Promise<void> {
    await this.#worker?.terminate()
  }

  async #freeFrame(take: (rows: ScannedRows) => void): Promise<Frame> {
    while (this.#ahead >= MOST_AHEAD) await this.#next(take)
    return this.#free.pop() ?? newFrame()
  }

  #send(frame: Frame, length: number, last: boolean): void {
    this.#ahead++
    this.#ask({ frame, length, last })
  }

  async #next(take: (rows: ScannedRows) => void): Promise<void> {
    while (this.#answers.length === 0) await new Promise<void>((resolve) => (this.#answered = resolve))
    const answer = this.#answers.shift()
    if (!answer) return
    if ('error' in answer) throw answer.error
    this.#ahead--
    take(answer.rows)
    this.#free.push(answer.rows.frame)
  }

  #ask(asked: Asked): void {
    this.#worker ??= this.#start()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    this.#worker.postMessage(asked)
  }

  #start(): Worker {
    const answer = (answered: Answered): void => {
      this.#answers.push(answered)
      this.#answered?.()
    }
    const worker = new Worker(new URL(import.meta.url))
    worker.on('message', answer)
    worker.on('error', (error: unknown) => answer({ error }))
    return worker
  }
}

if (!isMainThread && parentPort) answerOn(parentPort)

function answerOn(port: NonNullable<typeof parentPort>): void {
  let scanner: RowScanner | null = null
  port.on('message', (asked: Asked) => {
    if ('begin' in asked) scanner = new RowScanner(asked.begin)
    else if (scanner) port.postMessage({ rows: scanner.scan(asked.frame, asked.length, asked.last) })
  })
}
